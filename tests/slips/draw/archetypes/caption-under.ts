import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/** Large figures with their small caption under them, in a row over the goods. */
export const captionUnder = layout(
  'caption-under',
  [
    { seed: 2110, caption: 'Poids total (kg)', unit: '' },
    { seed: 2120, caption: 'poids total', unit: ' kg' },
    { seed: 2130, caption: 'kg au total', unit: '' },
  ],
  ({ seed, caption, unit }) => {
    const goods = load(seed, { lines: 6, decimals: 0 })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { supplier, client, site, siteTown, slip, date } = marks(seed)
        sheet.write(supplier, 50, 44, { face: 'modernBold', size: 13 })
        sheet.write(`Bon de livraison ${slip}`, 545, 46, { face: 'modern', size: 10, align: 'right' })
        sheet.write(`${client}, ${site}, ${siteTown} – ${date}`, 50, 66, { face: 'modern', size: 9, color: '#555' })
        ;[
          [String(goods.lines.length), 'articles'],
          [String(goods.parcels), 'colis'],
          [`${fr(goods.kg, 0, ' ')}${unit}`, caption],
          [fr(goods.cubicMetres, 1), 'm³'],
        ].forEach(([value = '', under = ''], at) => {
          sheet.box(50 + at * 126, 96, 116, 70, '#f2f5f9', '#d5dde8', 8)
          sheet.write(value, 108 + at * 126, 108, { face: 'modernBold', size: 22, align: 'center' })
          sheet.write(under, 108 + at * 126, 142, { face: 'modern', size: 8.5, color: '#555', align: 'center' })
        })
        table(sheet, {
          x: 50,
          y: 190,
          lines: 'rows',
          rowHeight: 28,
          style: { face: 'modern', size: 10 },
          headStyle: { face: 'modernBold', size: 9 },
          columns: [
            { title: 'Article', width: 385 },
            { title: 'Quantité', width: 110, align: 'right' },
          ],
          rows: goods.lines.map(({ words, count, unit: each }) => [words, `${count} ${each}`]),
        })
      },
    }
  },
)
