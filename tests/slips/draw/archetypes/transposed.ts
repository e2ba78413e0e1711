import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { layout } from '../layout.ts'

/** The table lies on its side: goods are columns, quantities and weights are rows, the total is the last column. */
export const transposed = layout(
  'transposed',
  [
    { seed: 1610, row: 'Poids (kg)', last: 'Total' },
    { seed: 1620, row: 'Poids brut kg', last: 'TOTAL' },
    { seed: 1630, row: 'Poids total (kg)', last: 'Ensemble' },
  ],
  ({ seed, row, last }) => {
    const goods = load(seed, { lines: 5, decimals: 1 })
    return {
      expectedKg: goods.kg,
      paper: { landscape: true },
      draw(sheet) {
        const { supplier, client, siteTown, slip, date } = marks(seed)
        sheet.write(`${supplier} – Bon de livraison ${slip}`, 40, 40, { face: 'bookBold', size: 16 })
        sheet.write(`Pour ${client}, ${siteTown}, le ${date}`, 40, 66, { face: 'book', size: 11 })
        const pieces = goods.lines.reduce((sum, { count }) => sum + count, 0)
        const rows = [
          ['Référence', ...goods.lines.map(({ code }) => code), last],
          ['Quantité', ...goods.lines.map(({ count }) => String(count)), String(pieces)],
          ['Unité', ...goods.lines.map(({ unit }) => unit), ''],
          [row, ...goods.lines.map(({ kg }) => fr(kg, 1)), fr(goods.kg, 1)],
          ['Volume (m3)', ...goods.lines.map(({ kg }) => fr(kg / 800, 2)), fr(goods.kg / 800, 2)],
        ]
        rows.forEach((cells, line) =>
          cells.forEach((words, at) => {
            const x = at === 0 ? 40 : 170 + (at - 1) * 98
            sheet.box(
              x,
              110 + line * 34,
              at === 0 ? 130 : 98,
              34,
              line === 0 || at === 0 ? '#eef1f4' : undefined,
              '#666',
            )
            const bold = line === 0 || at === 0 || at === cells.length - 1
            sheet.write(words, at === 0 ? x + 8 : x + 49, 121 + line * 34, {
              face: bold ? 'bookBold' : 'book',
              size: 11,
              align: at === 0 ? 'left' : 'center',
            })
          }),
        )
        goods.lines.forEach(({ code, words }, at) =>
          sheet.write(`${code} : ${words}`, 40, 310 + at * 18, { face: 'book', size: 10 }),
        )
      },
    }
  },
)
