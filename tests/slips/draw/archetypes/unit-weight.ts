import { fr } from '../french-number.ts'
import { plainHead } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/** Quantity × unit weight = weight; only the last column may be added. */
export const unitWeight = layout(
  'unit-weight',
  [
    { seed: 101, columns: ['Poids unit.', 'Poids total'], total: 'Total kg' },
    { seed: 102, columns: ['Poids U. (kg)', 'Poids (kg)'], total: 'TOTAL' },
    { seed: 103, columns: ['kg/U', 'kg'], total: 'Total poids' },
  ],
  ({ seed, columns: [unitTitle = '', title = ''], total }) => {
    const goods = load(seed, { lines: 7, decimals: 2 })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const y = plainHead(sheet, { seed, face: 'book', bold: 'bookBold' })
        const rows = goods.lines.map(({ words, count, unit, unitKg, kg }) => [
          words,
          String(count),
          unit,
          fr(unitKg, 2),
          fr(kg, 2),
        ])
        const under = table(sheet, {
          x: 40,
          y,
          rows,
          lines: 'rows',
          style: { face: 'book', size: 9.5 },
          headStyle: { face: 'bookBold', size: 9.5 },
          columns: [
            { title: 'Désignation', width: 270 },
            { title: 'Qté', width: 45, align: 'right' },
            { title: 'U', width: 45, align: 'center' },
            { title: unitTitle, width: 75, align: 'right' },
            { title, width: 80, align: 'right' },
          ],
        })
        sheet.rule(300, under + 4, 555, under + 4, 1.2)
        sheet.write(total, 400, under + 10, { face: 'bookBold', size: 10.5 })
        sheet.write(fr(goods.kg, 2), 551, under + 10, { face: 'bookBold', size: 10.5, align: 'right' })
        sheet.write('Conditions générales de vente au dos.', 40, 790, { face: 'book', size: 8 })
      },
    }
  },
)
