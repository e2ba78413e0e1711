import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** A spreadsheet printed with its letters and row numbers; the sum has no rule above it. */
export const spreadsheet = layout('spreadsheet', [
  { seed: 3610, heads: ['Article', 'Qté', 'Poids unit. (kg)', 'Poids total (kg)'], word: 'Total' },
  { seed: 3620, heads: ['Produit', 'Nombre', 'kg pièce', 'kg ligne'], word: 'TOTAL KG' },
  { seed: 3630, heads: ['Désignation', 'Quantité', 'Poids u.', 'Poids kg'], word: 'Somme' },
], ({ seed, heads, word }) => {
  const goods = load(seed, { lines: 9, decimals: 2 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, client, siteTown, slip, date } = marks(seed)
      const widths = [270, 60, 85, 90]
      const lefts = [50, 320, 380, 465]
      const rows = [
        [`Bon de livraison ${slip}`, '', '', date], [`${supplier} pour ${client}`, '', '', siteTown], ['', '', '', ''], heads,
        ...goods.lines.map(({ words, count, unitKg, kg }) => [words, String(count), fr(unitKg, 2), fr(kg, 2)]),
        ['', '', '', ''], [word, String(goods.lines.reduce((sum, { count }) => sum + count, 0)), '', fr(goods.kg, 2)],
      ]
      sheet.box(26, 40, 529, 18, '#e6e6e6', '#bbb')
      ;['A', 'B', 'C', 'D'].forEach((letter, at) => sheet.write(letter, lefts[at]! + widths[at]! / 2, 44, { face: 'modern', size: 8, align: 'center' }))
      rows.forEach((cells, row) => {
        const y = 58 + row * 20
        sheet.box(26, y, 24, 20, '#e6e6e6', '#bbb')
        sheet.write(String(row + 1), 38, y + 5, { face: 'modern', size: 8, align: 'center' })
        cells.forEach((words, at) => {
          sheet.box(lefts[at]!, y, widths[at]!, 20, undefined, '#ccc')
          const isBold = row === 3 || row === rows.length - 1
          sheet.write(words, at === 0 ? lefts[at]! + 4 : lefts[at]! + widths[at]! - 4, y + 5, { face: isBold ? 'modernBold' : 'modern', size: 8.5, align: at === 0 ? 'left' : 'right' })
        })
      })
    },
  }
})
