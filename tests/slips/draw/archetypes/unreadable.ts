import { plainHead, signatures } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/**
 * A label for the weight and no number that can be read: a blank, a cell too narrow, digits lost; and a zero, which is
 * no weight.
 */
export const unreadable = layout(
  'unreadable',
  [
    { seed: 221, value: 'Poids total : ................ kg' },
    { seed: 222, value: 'Poids total : ###### kg' },
    { seed: 223, value: 'Poids total : NC' },
    { seed: 224, value: 'Poids total : 0,00 kg' },
    { seed: 225, value: 'Poids total : 4■■,5 kg' },
  ],
  ({ seed, value }) => {
    const goods = load(seed, { lines: 6 })
    return {
      expectedKg: null,
      draw(sheet) {
        const y = plainHead(sheet, { seed, face: 'modern', bold: 'modernBold' })
        const under = table(sheet, {
          x: 40,
          y,
          lines: 'rows',
          style: { face: 'modern', size: 9 },
          headStyle: { face: 'modernBold', size: 9 },
          columns: [
            { title: 'Désignation', width: 385 },
            { title: 'Qté', width: 60, align: 'right' },
            { title: 'Unité', width: 70, align: 'center' },
          ],
          rows: goods.lines.map(({ words, count, unit }) => [words, String(count), unit]),
        })
        const [before = '', after = ''] = value.split('■■')
        sheet.write(before, 40, under + 16, { face: 'modernBold', size: 10 })
        if (after) {
          const left = 40 + sheet.widthOf(before, { face: 'modernBold', size: 10 })
          sheet.box(left, under + 14, 14, 15, '#111')
          sheet.write(after, left + 15, under + 16, { face: 'modernBold', size: 10 })
        }
        sheet.write(`Colis : ${goods.parcels}`, 40, under + 32, { face: 'modern', size: 10 })
        signatures(sheet, 740, 'modern')
      },
    }
  },
)
