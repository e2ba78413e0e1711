import { fr } from '../drawing/french-number.ts'
import { signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { cols, windowHead } from './shore-print.ts'
import { joinery } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly ordered: Take; readonly now: Take }[] = [
  { seed: 11573, ordered: [[5, 14], [3, 14], [2, 1]], now: [[5, 0], [3, 9], [2, 1]] },
  { seed: 11574, ordered: [[0, 20], [1, 16], [10, 6]], now: [[0, 20], [1, 4], [10, 6]] },
]

/** A maker delivering an order in two goes: ordered, delivered today and still due, in pieces and in kilos. */
export const shuttersSplitOrder = layout('shutters-split-order-shore', variants, ({ seed, ordered, now }) => {
  const whole = consigned(joinery, ordered, 1)
  const part = consigned(joinery, now, 1)
  return {
    expectedKg: part.kg,
    draw(sheet) {
      const y = windowHead(sheet, { seed, supplier: 'Volets et Menuiseries Spécimen', motto: 'Fabrication sur mesure', title: 'LIVRAISON PARTIELLE', face: 'book', bold: 'bookBold', color: '#1f5a5a' })
      const style = { face: 'book', size: 9 } as const
      const bold = { face: 'bookBold', size: 9 } as const
      const foot = table(sheet, {
        x: 36, y: y + 4, style, headStyle: bold, headFill: '#e0eeee', lines: 'rows', rowHeight: 20,
        columns: cols(['Réf.', 60], ['Ouvrage', 253], ['Commandé', 70, 'right'], ['Livré', 70, 'right'], ['Solde', 70, 'right']),
        rows: whole.lines.map(({ code, words, count }, at) => [code, words, String(count), String(part.lines[at]!.count), String(count - part.lines[at]!.count)]),
      })
      table(sheet, {
        x: 209, y: foot + 20, style, headStyle: bold, lines: 'grid', rowHeight: 19,
        columns: cols(['', 140], ['Pièces', 80, 'right'], ['Poids (kg)', 130, 'right']),
        rows: [['Total commande', String(whole.count), fr(whole.kg, 1, ' ')], ['Cette livraison', String(part.count), fr(part.kg, 1, ' ')], ['Reste à livrer', String(whole.count - part.count), fr(whole.kg - part.kg, 1, ' ')]],
      })
      sheet.write('Solde prévu sous 3 semaines.', 36, foot + 28, style)
      signatures(sheet, 700, 'book')
    },
  }
})
