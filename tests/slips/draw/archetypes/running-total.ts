import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/** Two or three pages, each with the weight of its page and of all so far, in a corner; the last corner is the load. */
export const runningTotal = layout(
  'running-total',
  [
    { seed: 2010, pages: 2, labels: ['Poids de la page', 'Poids cumulé', 'Poids total'] },
    { seed: 2020, pages: 3, labels: ['Page', 'Cumul', 'Poids total expédié'] },
    { seed: 2030, pages: 2, labels: ['Poids page', 'Cumul poids', 'Poids total BL'] },
  ],
  ({ seed, pages, labels: [ofPage = '', soFar = '', whole = ''] }) => {
    const goods = load(seed, { lines: pages * 8, decimals: 1, upToKg: 2600 })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        let sum = 0
        for (let page = 0; page < pages; page++) {
          if (page > 0) sheet.nextPage()
          const lines = goods.lines.slice(page * 8, page * 8 + 8)
          const own = lines.reduce((all, { kg }) => all + kg, 0)
          sum += own
          const { supplier, slip, client, date } = marks(seed)
          sheet.write(`${slip} – ${supplier} – ${client} – ${date}`, 50, 40, { face: 'narrowBold', size: 12 })
          sheet.write(`${page + 1}/${pages}`, 545, 40, { face: 'narrow', size: 12, align: 'right' })
          table(sheet, {
            x: 50,
            y: 70,
            lines: 'rows',
            rowHeight: 34,
            style: { face: 'narrow', size: 11.5 },
            headStyle: { face: 'narrowBold', size: 11 },
            columns: [
              { title: 'Article', width: 300 },
              { title: 'Préparé', width: 75, align: 'right' },
              { title: 'Contrôlé', width: 60, align: 'center' },
              { title: 'kg', width: 60, align: 'right' },
            ],
            rows: lines.map(({ words, count, unit, kg }) => [words, `${count} ${unit}`, 'OK', fr(kg, 1)]),
          })
          const facts = [
            [ofPage, `${fr(own, 1)} kg`],
            page === pages - 1 ? [whole, `${fr(goods.kg, 1)} kg`] : [soFar, `${fr(sum, 1)} kg`],
          ]
          facts.forEach(([name = '', value = ''], at) => {
            sheet.box(345, 700 + at * 26, 200, 26)
            sheet.write(name, 353, 708 + at * 26, { face: 'narrow', size: 11 })
            sheet.write(value, 537, 708 + at * 26, { face: 'narrowBold', size: 11, align: 'right' })
          })
        }
      },
    }
  },
)
