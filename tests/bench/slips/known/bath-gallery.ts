import { fr } from '../drawing/french-number.ts'
import { bandHead, signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { sumOf } from './truckload.ts'

/** A bathroom showroom: long descriptions with sizes and permitted loads, prices and a total in euros; no weight anywhere. */
export const bathGallery = layout('bath-gallery', [
  { seed: 9501, goods: [['Receveur extra-plat 90 × 140, charge admissible 180 kg', 1, 329], ['Paroi fixe 140 × 200 verre 8 mm', 1, 412], ['Colonne de douche thermostatique', 1, 268]] },
  { seed: 9502, goods: [['Meuble vasque 120 cm chêne, tiroirs 30 kg maxi', 1, 890], ['Miroir LED 120 × 70', 1, 245], ['Sèche-serviettes 750 W', 2, 199], ['WC suspendu, norme 400 kg', 1, 215]] },
] as const, ({ seed, goods }) => ({
  expectedKg: null,
  draw(sheet) {
    const y = bandHead(sheet, { seed, title: 'Bon de livraison', color: '#374151' })
    const euros = sumOf(goods.map(([, count, price]) => count * price))
    const set = { face: 'modern', size: 8.5 } as const
    const foot = table(sheet, {
      x: 40, y: y + 10, lines: 'rows', style: set, headStyle: { face: 'modernBold', size: 8 }, rowHeight: 26,
      columns: [{ title: 'Désignation', width: 305 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'PU TTC', width: 80, align: 'right' }, { title: 'Total TTC', width: 90, align: 'right' }],
      rows: [...goods.map(([words, count, price]) => [words, String(count), fr(price, 2), fr(price * count, 2, ' ')]), ['Total', '', '', `${fr(euros, 2, ' ')} €`]],
    })
    sheet.flow('Livraison au pied de l’immeuble. La mise à l’étage est une prestation à part. Vérifie les vitrages avec le livreur : aucune casse ne peut être reprise ensuite.', 40, foot + 20, 515, set)
    signatures(sheet, foot + 70, 'modern')
  },
}))
