import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols, facts, windowHead } from './shore-print.ts'
import { sanitary } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 11547, take: [[1, 3], [10, 1], [6, 12], [9, 2]] },
  { seed: 11548, take: [[2, 1], [3, 1], [4, 2], [5, 1], [9, 3]] },
]

/** An invoice worth a delivery slip: sums on the right, the weight of the goods among the delivery's facts on the left. */
export const invoiceHeatingWeight = layout('invoice-heating-weight-shore', variants, ({ seed, take }) => {
  const { lines, kg, total } = consigned(sanitary, take)
  const weight = Number(kg.toFixed(1))
  const eco = lines.length * 0.42
  return {
    expectedKg: weight,
    draw(sheet) {
      const y = windowHead(sheet, { seed, supplier: 'Bains et Chauffage Exemple', motto: 'Négoce aux professionnels', title: 'FACTURE', color: '#3d3d6b' })
      sheet.write('valant bon de livraison', 559, 52, { size: 9, align: 'right' })
      const foot = table(sheet, {
        x: 36, y: y + 4, style: { size: 8.5 }, headFill: '#e6e6f2', lines: 'columns', downTo: 560,
        columns: cols(['Réf.', 60], ['Désignation', 213], ['Qté', 45, 'right'], ['P.U. HT', 65, 'right'], ['Rem.', 40, 'right'], ['Net HT', 80, 'right'], ['T', 20, 'center']),
        rows: [...lines.map(({ code, words, count, price, total: sum }) => [code, words, String(count), fr(price, 2, ' '), '', fr(sum, 2, ' '), '1']), ['ECO', 'Éco-contribution', String(lines.length), '0,42', '', fr(eco, 2), '1']],
      })
      const net = total + eco
      facts(sheet, [['Mode de livraison', 'Camion agence – au sol'], ['Nombre de colis', String(take.reduce((sum, [, count]) => sum + count, 0))], ['Poids marchandise', `${fr(weight, 1, ' ')} kg`], ['Échéance', '30 jours fin de mois']], 40, foot + 14, 100, { size: 9 }, 15)
      sheet.box(339, foot + 8, 220, 66)
      ;[['Total HT', net], ['TVA 20,00 %', net * 0.2], ['Net à payer (€)', net * 1.2]].forEach(([caption, value], at) => {
        sheet.write(caption as string, 347, foot + 15 + at * 19, { face: at === 2 ? 'sansBold' : 'sans', size: 10 })
        sheet.write(fr(value as number, 2, ' '), 552, foot + 15 + at * 19, { face: at === 2 ? 'sansBold' : 'sans', size: 10, align: 'right' })
      })
      writtenLines(sheet, ['Escompte : néant. Pénalités de retard : trois fois le taux légal. Indemnité forfaitaire : 40 €.', 'Marchandise reçue en bon état : date et signature'], 36, foot + 92, 16, { size: 7.5, color: '#555' })
      sheet.box(36, foot + 124, 250, 60)
    },
  }
})
