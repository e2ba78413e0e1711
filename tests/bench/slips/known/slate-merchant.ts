import { fr } from '../drawing/french-number.ts'
import { boxedHead, signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** A roofing merchant: prices and discounts in the table, the theoretical weight beside the pallet count below. */
export const slateMerchant = layout('slate-merchant', [
  { seed: 7201, lines: 4, pallets: 3 },
  { seed: 7202, lines: 6, pallets: 5 },
] as const, ({ seed, lines, pallets }) => {
  const goods = truckload('roofing', seed, lines, 0)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = boxedHead(sheet, { seed, face: 'serif', bold: 'serifBold' })
      const set = { face: 'serif', size: 10 } as const
      const foot = table(sheet, {
        x: 30, y, downTo: 470, lines: 'grid', style: set, headStyle: { face: 'serifBold', size: 9.5 }, rowHeight: 19,
        columns: [{ title: 'Réf.', width: 60 }, { title: 'Désignation', width: 205 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Un.', width: 35, align: 'center' }, { title: 'P.U. HT', width: 55, align: 'right' }, { title: 'Rem.', width: 45, align: 'right' }, { title: 'Total HT', width: 85, align: 'right' }],
        rows: goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.price, 2), '10 %', fr(line.euros * 0.9, 2, ' ')]),
      })
      sheet.box(30, foot + 10, 250, 58)
      down(sheet, [`Palettes : ${pallets} (consignées)`, `Poids théorique total : ${fr(goods.kg, 0, ' ')} kg`, 'Grutage sur toiture : non compris'], 38, foot + 17, 16, set)
      down(sheet, [`Total HT : ${fr(goods.euros * 0.9, 2, ' ')} €`, `TVA 20 % : ${fr(goods.euros * 0.18, 2, ' ')} €`, `Net à payer : ${fr(goods.euros * 1.08, 2, ' ')} €`], 565, foot + 17, 16, { face: 'serifBold', size: 10, align: 'right' })
      signatures(sheet, foot + 90, 'serif')
      sheet.write('Nuances et dimensions des produits naturels données à titre indicatif, tolérances selon normes NF.', 30, 790, { ...set, size: 8 })
    },
  }
})
