import { fr } from '../french-number.ts'
import { bandHead } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/** The program of a group abroad: Delivery note, Gross weight, Net weight. */
export const englishWords = layout(
  'english-words',
  [
    { seed: 181, labels: ['Net weight', 'Gross weight'], unit: ' kg', decimals: 2 },
    { seed: 182, labels: ['Total net weight (kg)', 'Total gross weight (kg)'], unit: '', decimals: 1 },
    { seed: 183, labels: ['Total packages', 'Total weight'], unit: ' KG', decimals: 0 },
  ],
  ({ seed, labels, unit, decimals }) => {
    const goods = load(seed, { lines: 5, decimals })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const y = bandHead(sheet, { seed, title: 'Delivery note / Bon de livraison', color: '#333' })
        const under = table(sheet, {
          x: 40,
          y,
          lines: 'rows',
          style: { face: 'modern', size: 8.5 },
          headStyle: { face: 'modernBold', size: 8.5 },
          columns: [
            { title: 'Item', width: 75 },
            { title: 'Description', width: 330 },
            { title: 'Qty', width: 50, align: 'right' },
            { title: 'UoM', width: 60, align: 'center' },
          ],
          rows: goods.lines.map(({ code, words, count, unit: each }) => [code, words, String(count), each]),
        })
        const [first = '', second = ''] = labels
        sheet.write(first, 340, under + 16, { face: 'modern', size: 10 })
        sheet.write(
          first === 'Total packages' ? String(goods.parcels) : `${fr(goods.netKg, decimals)}${unit}`,
          555,
          under + 16,
          { face: 'modern', size: 10, align: 'right' },
        )
        sheet.write(second, 340, under + 34, { face: 'modernBold', size: 10 })
        sheet.write(`${fr(goods.kg, decimals)}${unit}`, 555, under + 34, {
          face: 'modernBold',
          size: 10,
          align: 'right',
        })
      },
    }
  },
)
