import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/** Two different slips on one sheet: without a total of both nobody knows which is meant; with one, it is the load. */
export const severalNotes = layout(
  'several-notes',
  [
    { seed: 281, both: '' },
    { seed: 282, both: 'Poids total général' },
    { seed: 283, both: 'Poids total des deux bons' },
  ],
  ({ seed, both }) => {
    const loads = [seed, seed + 500].map((each) => load(each, { lines: 4, decimals: 1, upToKg: 600 }))
    const kg = Number(loads.reduce((sum, each) => sum + each.kg, 0).toFixed(1))
    return {
      expectedKg: both ? kg : null,
      draw(sheet) {
        const { supplier, client, siteTown, date } = marks(seed)
        sheet.write(supplier, 40, 30, { face: 'sansBold', size: 14 })
        loads.forEach((goods, at) => {
          const top = 66 + at * 350
          sheet.write(`Bon de livraison ${marks(seed + at).slip} du ${date}`, 40, top, { face: 'sansBold', size: 11 })
          sheet.write(at === 0 ? `${client}, ${siteTown}` : `Même client, ${marks(seed + 900).siteTown}`, 40, top + 18)
          const under = table(sheet, {
            x: 40,
            y: top + 40,
            lines: 'grid',
            columns: [
              { title: 'Désignation', width: 405 },
              { title: 'Qté', width: 50, align: 'right' },
              { title: 'Unité', width: 60, align: 'center' },
            ],
            rows: goods.lines.map(({ words, count, unit }) => [words, String(count), unit]),
          })
          sheet.write(`Poids total : ${fr(goods.kg, 1)} kg`, 555, under + 12, {
            face: 'sansBold',
            size: 10,
            align: 'right',
          })
          sheet.rule(40, top + 320, 555, top + 320, 0.5, '#999', 3)
        })
        if (both)
          sheet.write(`${both} : ${fr(kg, 1, ' ')} kg`, 555, 768, { face: 'sansBold', size: 12, align: 'right' })
      },
    }
  },
)
