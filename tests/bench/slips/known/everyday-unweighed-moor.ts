import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, footCases, headed } from './moor-print.ts'
import { finishWares, plumbingWares } from './moor-wares.ts'

const wares = [...plumbingWares, ...finishWares]
const variants = [
  { seed: 14351, take: [[0, 1], [2, 2], [7, 16], [12, 3]] },
  { seed: 14352, take: [[10, 4], [12, 6], [13, 10], [15, 2], [6, 6]] },
] as const

/** A neighbourhood dealer's slip with euros and no weight at all, though the wares name their bags. */
export const everydayUnweighed = layout('everyday-unweighed-moor', variants, ({ seed, take }) => {
  const goods = consigned(wares, take)
  return {
    expectedKg: null,
    draw(sheet) {
      const who = moorParties(seed, ['Quincaillerie Exemple', 'Droguerie du Modèle'])
      headed(sheet, [who.sender, who.street, who.town, who.phone], 40, 36, 12, { size: 9 }, { face: 'sansBold', size: 15, color: '#225' })
      sheet.write(`Bon de livraison n° ${who.slip}`, 555, 38, { face: 'sansBold', size: 12, align: 'right' })
      sheet.write(`${who.town.slice(6)}, le ${who.date}`, 555, 56, { align: 'right' })
      addressFrame(sheet, 'Client', shipTo(who), [330, 84, 225, 78])
      const end = table(sheet, {
        x: 40, y: 184, lines: 'grid', rowHeight: 20, headFill: '#e5e8f2', style: { size: 9 },
        columns: [{ title: 'Référence', width: 70 }, { title: 'Désignation', width: 235 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Unité', width: 45, align: 'center' }, { title: 'PU HT', width: 55, align: 'right' }, { title: 'Total HT', width: 60, align: 'right' }],
        rows: goods.lines.map(({ code, words, unit, count, price, total }) => [code, words, String(count), unit, fr(price, 2), fr(total, 2, ' ')]),
      })
      footCases(sheet, [['Total HT', fr(goods.total, 2, ' '), 90], ['TVA 20 %', fr(goods.total * 0.2, 2, ' '), 80], ['Total TTC', fr(goods.total * 1.2, 2, ' '), 90]], 295, end + 14, { fill: '#e5e8f2' })
      sheet.write('Livraison par notre fourgon. Aucun retour sans ce bon.', 40, end + 24, { size: 8.5 })
      sheet.write('Signature :', 40, end + 80)
    },
  }
})
