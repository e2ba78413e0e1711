import { fr } from '../french-number.ts'
import { boxedHead, signatures } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/** A weight on every line of the only page and no total: the sum. With a line lacking its weight: nobody knows. */
export const linesOnly = layout(
  'lines-only',
  [
    { seed: 201, heading: 'Poids (kg)', unit: '', missing: false },
    { seed: 202, heading: 'Poids', unit: ' kg', missing: false },
    { seed: 203, heading: 'Poids (kg)', unit: '', missing: true },
  ],
  ({ seed, heading, unit, missing }) => {
    const goods = load(seed, { lines: 5, decimals: 1 })
    return {
      expectedKg: missing ? null : goods.kg,
      draw(sheet) {
        const y = boxedHead(sheet, { seed })
        table(sheet, {
          x: 30,
          y,
          lines: 'grid',
          headFill: '#eee',
          rowHeight: 20,
          columns: [
            { title: 'Réf.', width: 75 },
            { title: 'Désignation', width: 300 },
            { title: 'Qté', width: 70, align: 'right' },
            { title: heading, width: 90, align: 'right' },
          ],
          rows: goods.lines.map(({ code, words, count, kg }, at) => [
            code,
            words,
            String(count),
            missing && at === 2 ? '' : `${fr(kg, 1)}${unit}`,
          ]),
        })
        sheet.write('Merci de vérifier la marchandise à la réception.', 30, 700, { size: 8 })
        signatures(sheet, 730)
      },
    }
  },
)
