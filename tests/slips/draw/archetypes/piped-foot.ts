import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { layout } from '../layout.ts'

/** The last line adds up everything, with strokes between: lines, pieces, kilos, cubic metres. */
export const pipedFoot = layout(
  'piped-foot',
  [
    {
      seed: 3110,
      foot: (lines: number, pieces: number, kg: string, volume: string) =>
        `Total : ${lines} lignes | ${pieces} pièces | ${kg} kg | ${volume} m³`,
    },
    {
      seed: 3120,
      foot: (lines: number, pieces: number, kg: string) => `${lines} réf. | ${pieces} pces | poids total ${kg} kg`,
    },
    {
      seed: 3130,
      foot: (_lines: number, pieces: number, kg: string, volume: string) =>
        `TOTAUX | Pièces ${pieces} | Volume ${volume} | Poids (kg) ${kg}`,
    },
  ],
  ({ seed, foot }) => {
    const goods = load(seed, { lines: 8, decimals: 1 })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { supplier, client, siteTown, slip, date } = marks(seed)
        const pieces = goods.lines.reduce((sum, { count }) => sum + count, 0)
        sheet.write(`${supplier} | ${slip} | ${date} | ${client} | ${siteTown}`, 40, 50, {
          face: 'printerBold',
          size: 9,
        })
        sheet.rule(40, 68, 555, 68)
        goods.lines.forEach(({ code, words, count, unit }, at) =>
          sheet.write(
            `${code.padEnd(7)}| ${words.padEnd(40)}| ${String(count).padStart(3)} ${unit}`,
            40,
            82 + at * 22,
            { face: 'printer', size: 10 },
          ),
        )
        sheet.rule(40, 82 + goods.lines.length * 22, 555, 82 + goods.lines.length * 22)
        sheet.write(
          foot(goods.lines.length, pieces, fr(goods.kg, 1), fr(goods.cubicMetres, 2)),
          40,
          92 + goods.lines.length * 22,
          { face: 'printerBold', size: 10 },
        )
      },
    }
  },
)
