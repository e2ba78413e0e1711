import { fr } from '../drawing/french-number.ts'
import { signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { cols, windowHead } from './shore-print.ts'
import { electrics } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 11581, take: [[0, 4], [6, 2], [8, 18], [7, 4], [10, 6]] },
  { seed: 11582, take: [[9, 15], [11, 4], [12, 3], [13, 2]] },
]

/** An everyday priced slip that knows nothing of weights. */
export const electricPricedPlain = layout('electric-priced-plain-shore', variants, ({ seed, take }) => {
  const { lines, total } = consigned(electrics, take)
  return {
    expectedKg: null,
    draw(sheet) {
      const y = windowHead(sheet, { seed, supplier: 'Fournitures Élec Exemple', motto: 'Vente aux installateurs', title: 'Bon de livraison chiffré', face: 'slab', bold: 'slabBold', color: '#c2410c' })
      const foot = table(sheet, {
        x: 36, y: y + 4, style: { face: 'slab', size: 8.5 }, headStyle: { face: 'slabBold', size: 8.5 }, lines: 'rows', rowHeight: 19, zebra: '#faf3ee',
        columns: cols(['Réf.', 62], ['Désignation', 226], ['Qté', 45, 'right'], ['U', 40, 'center'], ['PU HT', 65, 'right'], ['Total HT', 85, 'right']),
        rows: lines.map(({ code, words, count, unit, price, total: sum }) => [code, words, String(count), unit, fr(price, 2, ' '), fr(sum, 2, ' ')]),
      })
      sheet.write(`Total HT   ${fr(total, 2, ' ')} €`, 555, foot + 12, { face: 'slabBold', size: 10.5, align: 'right' })
      sheet.write(`TVA 20 %   ${fr(total * 0.2, 2, ' ')} €`, 555, foot + 28, { face: 'slab', size: 9.5, align: 'right' })
      sheet.write(`Colis : ${lines.length}      Livraison : véhicule agence, hayon limité à 500 kg`, 36, foot + 14, { face: 'slab', size: 8.5 })
      signatures(sheet, 700, 'slab')
    },
  }
})
