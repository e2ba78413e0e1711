import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { cols, stripHead } from './shore-print.ts'
import { sanitary } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly packing: number; readonly parcels: number }[] = [
  { seed: 11509, take: [[0, 6], [11, 6], [12, 6], [13, 2]], packing: 21.6, parcels: 3 },
  { seed: 11510, take: [[1, 9], [9, 3], [10, 1], [7, 2], [6, 15]], packing: 18.3, parcels: 2 },
]

/** Commercial management of an office: goods with net weights, a ruled foot of six cases with net and gross. */
export const gescomNetGrossFoot = layout('gescom-net-gross-foot-shore', variants, ({ seed, take, packing, parcels }) => {
  const { lines, kg, total } = consigned(sanitary, take)
  const gross = Number((kg + packing).toFixed(2))
  return {
    expectedKg: gross,
    draw(sheet) {
      const y = stripHead(sheet, { seed, supplier: 'Thermique Exemple SAS', motto: 'Génie climatique', title: 'BON DE LIVRAISON', face: 'serif', bold: 'serifBold' })
      const foot = table(sheet, {
        x: 36, y, style: { face: 'serif', size: 9 }, headStyle: { face: 'serifBold', size: 9 }, lines: 'columns', downTo: 620,
        columns: cols(['Référence', 68], ['Désignation', 205], ['Quantité', 55, 'right'], ['P.U. HT', 60, 'right'], ['Montant HT', 70, 'right'], ['Poids net', 65, 'right']),
        rows: lines.map(({ code, words, count, price, total: sum, kg: weight }) => [code, words, fr(count, 2), fr(price, 2, ' '), fr(sum, 2, ' '), fr(weight, 2, ' ')]),
      })
      table(sheet, {
        x: 36, y: foot + 10, style: { face: 'serif', size: 10 }, headStyle: { face: 'serifBold', size: 8.5 }, lines: 'grid', headHeight: 18, rowHeight: 20,
        columns: cols(['Total HT', 88, 'center'], ['Nb colis', 70, 'center'], ['Nb palettes', 75, 'center'], ['Poids net', 90, 'center'], ['Poids brut', 90, 'center'], ['Expédition', 110, 'center']),
        rows: [[fr(total, 2, ' '), String(parcels * 4), String(parcels), fr(kg, 2, ' '), fr(gross, 2, ' '), 'Messagerie']],
      })
      sheet.write('Poids exprimés en kilogrammes. Réserve de propriété : loi n° 80-335.', 36, foot + 58, { face: 'serif', size: 7.5 })
      sheet.write('Thermique Exemple SAS – capital de 40 000 € – APE 4674B', sheet.width / 2, 806, { face: 'serif', size: 7, align: 'center' })
    },
  }
})
