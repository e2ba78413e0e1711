import { fr } from '../drawing/french-number.ts'
import { signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { cols, windowHead } from './shore-print.ts'
import { sanitary } from './shore-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  /** Pieces of each line still to come. */
  readonly due: readonly number[]
}

const variants: readonly Variant[] = [
  { seed: 11501, take: [[0, 1], [11, 1], [6, 8], [9, 2]], due: [0, 0, 0, 0] },
  { seed: 11502, take: [[1, 4], [7, 3], [10, 2], [13, 1], [12, 0], [8, 12]], due: [2, 0, 0, 0, 1, 0] },
  { seed: 11503, take: [[2, 2], [3, 2], [4, 3], [5, 2], [9, 4], [6, 20], [8, 15], [11, 2], [0, 2]], due: [0, 0, 0, 1, 0, 0, 5, 0, 0] },
]

/** A wholesaler's branch: what was ordered, what comes, what is still due, and each line's weight. */
export const sanitaryBranchLines = layout('sanitary-branch-lines-shore', variants, ({ seed, take, due }) => {
  const { lines, kg } = consigned(sanitary, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const y = windowHead(sheet, { seed, supplier: 'Sanitaire Modèle Distribution', motto: 'Chauffage – Plomberie – Salle de bains', title: 'BON DE LIVRAISON', color: '#0a5c7a' })
      const foot = table(sheet, {
        x: 36, y: y + 4, style: { size: 8 }, headFill: '#dcebf0', headHeight: 26,
        columns: cols(['Référence', 60], ['Désignation', 213], ['Qté\ncdée', 42, 'right'], ['Qté\nlivrée', 42, 'right'], ['Reste', 42, 'right'], ['Unité', 44, 'center'], ['Poids\n(kg)', 80, 'right']),
        rows: lines.map(({ code, words, unit, count, kg: weight }, at) => [code, words, String(count + due[at]!), String(count), due[at] ? String(due[at]) : '', unit, fr(weight, 2, ' ')]),
      })
      sheet.write('Poids total de la livraison', 430, foot + 12, { face: 'sansBold', size: 9, align: 'right' })
      sheet.write(`${fr(kg, 2, ' ')} kg`, 555, foot + 12, { face: 'sansBold', size: 9, align: 'right' })
      sheet.write(`${lines.filter(({ count }) => count > 0).length} lignes livrées – tournée du matin – hayon demandé`, 36, foot + 12, { size: 8, color: '#444' })
      signatures(sheet, 690)
      sheet.flow('Le chauffage et le sanitaire voyagent aux risques du destinataire. Toute réserve doit être portée sur ce bon et confirmée sous 3 jours. Palettes EUR consignées 12,00 € HT pièce, reprises en agence.', 36, 756, 523, { size: 6.5, color: '#666' })
    },
  }
})
