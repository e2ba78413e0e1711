import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { cols, stripHead } from './shore-print.ts'
import { sanitary } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 11575, take: [[2, 1], [3, 1], [5, 1]] },
  { seed: 11576, take: [[0, 2], [1, 5], [12, 2], [10, 2]] },
]

/** A bathroom counter's slip: kilos by line, and nobody added them up. */
export const bathLinesNoSum = layout('bath-lines-no-sum-shore', variants, ({ seed, take }) => {
  const { lines, kg } = consigned(sanitary, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const y = stripHead(sheet, { seed, supplier: 'Salle de Bains Modèle', motto: 'Exposition et dépôt', title: 'Bon d’expédition', color: '#345' })
      const foot = table(sheet, {
        x: 36, y: y + 6, style: { size: 9 }, headFill: '#e9edf1', lines: 'grid', rowHeight: 22,
        columns: cols(['Référence', 75], ['Désignation', 258], ['Quantité', 60, 'right'], ['Poids ligne', 80, 'right'], ['Colis', 50, 'center']),
        rows: lines.map(({ code, words, count, kg: weight }) => [code, words, String(count), `${fr(weight, 1)} kg`, String(count)]),
      })
      sheet.write('Emporté par le client ou livré au rez-de-chaussée. Aucun montage à l’étage.', 36, foot + 12, { size: 8, color: '#555' })
      sheet.write('Reçu le', 36, 640, { size: 9 })
      sheet.write('Signature', 300, 640, { size: 9 })
      sheet.rule(80, 651, 250, 651, 0.5, '#555', 2)
      sheet.rule(350, 651, 559, 651, 0.5, '#555', 2)
    },
  }
})
