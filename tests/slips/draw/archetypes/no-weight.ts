import { fr } from '../french-number.ts'
import { plainHead, signatures } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/** No weight of the whole anywhere: totals of money and of pieces, sacks of 25 kg, the weight a truck may have. */
export const noWeight = layout(
  'no-weight',
  [
    { seed: 211, note: 'Véhicule : porteur 19 t, PTAC 19 000 kg, charge utile 9 500 kg' },
    { seed: 212, note: 'Charge maximale par palette : 1 500 kg. Hayon : 750 kg.' },
    { seed: 213, note: 'Émissions du transport : 8,6 kg CO2e (art. L.1431-3 du code des transports)' },
  ],
  ({ seed, note }) => {
    const goods = load(seed, { lines: 7 })
    return {
      expectedKg: null,
      draw(sheet) {
        const y = plainHead(sheet, { seed })
        const under = table(sheet, {
          x: 40,
          y,
          lines: 'grid',
          headFill: '#f0e6d8',
          columns: [
            { title: 'Désignation', width: 285 },
            { title: 'Qté', width: 60, align: 'right' },
            { title: 'PU HT', width: 80, align: 'right' },
            { title: 'Total HT', width: 90, align: 'right' },
          ],
          rows: [
            ...goods.lines.map(({ words, count, price, total }) => [
              words,
              String(count),
              fr(price, 2),
              fr(total, 2, ' '),
            ]),
            ['TOTAL', '', '', fr(goods.total, 2, ' ')],
          ],
        })
        sheet.write(note, 40, under + 14)
        sheet.write(`Nombre de pièces : ${goods.lines.reduce((sum, { count }) => sum + count, 0)}`, 40, under + 30)
        signatures(sheet, 740)
      },
    }
  },
)
