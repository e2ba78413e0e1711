import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, headed, rubberStamp } from './moor-print.ts'
import { masonryWares } from './moor-wares.ts'

const variants = [
  { seed: 14346, take: [[1, 140], [2, 24], [0, 28]], out: 3, back: 5 },
  { seed: 14347, take: [[10, 42], [8, 28], [6, 20]], out: 2, back: 0 },
] as const

/** A merchant's slip with consigned pallets out and back: the goods weigh, the returned pallets only count. */
export const palletReturnsBalance = layout('pallet-returns-balance-moor', variants, ({ seed, take, out, back }) => {
  const goods = consigned(masonryWares, take, 0)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const face = 'serif'
      const who = moorParties(seed, ['Briques et Blocs Exemple', 'Négoce du Spécimen'])
      headed(sheet, [who.sender, who.street, who.town, who.phone], 40, 34, 13, { face, size: 10 }, { face: 'serifBold', size: 16 })
      sheet.box(340, 34, 215, 44)
      sheet.write('BON DE LIVRAISON / REPRISE', 447, 40, { face: 'serifBold', size: 11, align: 'center' })
      sheet.write(`${who.slip} – ${who.date}`, 447, 58, { face, size: 10.5, align: 'center' })
      addressFrame(sheet, 'Livré à', shipTo(who), [340, 92, 215, 78], { face, bold: 'serifBold', size: 10 })
      const rows = goods.lines.map(({ code, words, unit, count, kg }) => [code, words, String(count), unit, fr(kg, 0, ' ')])
      rows.push(['PALC', 'Palette consignée livrée', String(out), 'U', ''], ['PALR', 'Palette consignée reprise', back === 0 ? '0' : `-${back}`, 'U', ''])
      const end = table(sheet, {
        x: 40, y: 190, rows, lines: 'columns', downTo: 470, rowHeight: 19, style: { face, size: 10 }, headStyle: { face: 'serifBold', size: 10 }, headFill: '#eee',
        columns: [{ title: 'Réf.', width: 60 }, { title: 'Désignation', width: 265 }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'Poids (Kgs)', width: 90, align: 'right' }],
      })
      sheet.box(40, end, 515, 22)
      sheet.write('Poids total livré', 456, end + 6, { face: 'serifBold', size: 10, align: 'right' })
      sheet.write(fr(goods.kg, 0, ' '), 551, end + 6, { face: 'serifBold', size: 10, align: 'right' })
      sheet.write(`Solde palettes du compte après ce bon : ${who.luck.whole(4, 30)}`, 40, end + 36, { face, size: 10 })
      sheet.write('Consigne 18,00 € HT, déconsigne 15,00 € HT par palette en bon état.', 40, end + 51, { face, size: 9, color: '#444' })
      sheet.write('Visa client', 400, end + 90, { face, size: 10 })
      rubberStamp(sheet, [who.client.toUpperCase(), 'CHANTIER'], 352, end + 130, 190, '#8a2a2a', -4)
    },
  }
})
