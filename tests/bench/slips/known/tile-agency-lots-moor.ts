import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, headed } from './moor-print.ts'
import { tileWares } from './moor-wares.ts'

const surfaces = [1.44, 1.42, 1.5, 0, 0, 0, 0]
const variants = [
  { seed: 14120, take: [[0, 38], [3, 5], [4, 9], [5, 4]] },
  { seed: 14121, take: [[1, 24], [2, 16], [4, 12], [6, 1]] },
] as const

/** A tile depot: packs, square metres, tone and lot, kilos; the last row adds the three up. */
export const tileAgencyLots = layout('tile-agency-lots-moor', variants, ({ seed, take }) => {
  const goods = consigned(tileWares, take, 1)
  const metres = take.map(([at, count]) => surfaces[at]! * count)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const who = moorParties(seed, ['Comptoir du Carrelage Exemple', 'Carreaux Modèle'])
      sheet.write(who.sender, 297, 30, { face: 'bookBold', size: 18, align: 'center' })
      sheet.write(`${who.street} – ${who.town} – Tél ${who.phone}`, 297, 55, { face: 'book', size: 8.5, align: 'center' })
      sheet.rule(180, 72, 415, 72, 0.8, '#a57c3a')
      headed(sheet, [`Bon d’enlèvement / livraison n° ${who.slip}`, `Date : ${who.date}`, `Affaire : ${who.site}`, `Commande : ${who.order}`], 40, 92, 15, { face: 'book', size: 9 }, { face: 'bookBold', size: 11 })
      addressFrame(sheet, 'Livraison', shipTo(who), [340, 88, 215, 76], { face: 'book', bold: 'bookBold', line: '#a57c3a' })
      const rows = goods.lines.map(({ code, words, unit, count, kg }, at) => [code, words, unit === 'BTE' && metres[at]! > 0 ? `L${who.luck.digits(3)} / T${who.luck.whole(1, 9)}` : '', `${count} ${unit}`, metres[at]! > 0 ? fr(metres[at]!, 2) : '', fr(kg, 1, ' ')])
      rows.push(['', 'Totaux', '', String(goods.count), fr(metres.reduce((sum, each) => sum + each, 0), 2), fr(goods.kg, 1, ' ')])
      const end = table(sheet, {
        x: 40, y: 188, rows, lines: 'grid', rowHeight: 20, headHeight: 24, style: { face: 'book', size: 8 }, headStyle: { face: 'bookBold', size: 8 }, headFill: '#f3ead9',
        columns: [{ title: 'Réf.', width: 52 }, { title: 'Désignation', width: 215 }, { title: 'Bain / Calibre', width: 76, align: 'center' }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'M²', width: 50, align: 'right' }, { title: 'Poids (kg)', width: 62, align: 'right' }],
      })
      sheet.write('Vérifier le bain et le calibre avant la pose : aucune réclamation après pose.', 40, end + 14, { face: 'book', size: 8 })
      sheet.write('Reprise des boîtes complètes seulement, sous 30 jours, décote 15 %.', 40, end + 28, { face: 'book', size: 8 })
      sheet.write('Bon pour accord :', 380, end + 50, { face: 'book', size: 9 })
    },
  }
})
