import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { layout } from '../layout.ts'

/** Each article takes two lines, its figures under its name; net and gross of the whole share one line. */
export const twoLineItems = layout(
  'two-line-items',
  [
    { seed: 3010, foot: (net: string, gross: string) => `Total marchandise : ${net} kg net – ${gross} kg brut` },
    { seed: 3020, foot: (net: string, gross: string) => `Poids net ${net} kg / Poids brut ${gross} kg` },
    { seed: 3030, foot: (_net: string, gross: string) => `Poids de l’ensemble : ${gross} kg` },
  ],
  ({ seed, foot }) => {
    const goods = load(seed, { lines: 6, decimals: 1 })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { supplier, client, site, siteTown, slip, date, phone } = marks(seed)
        sheet.write(supplier, 297, 40, { face: 'serifBold', size: 20, align: 'center' })
        sheet.write(`Matériaux – Outillage – ${phone}`, 297, 64, { face: 'serif', size: 10, align: 'center' })
        sheet.rule(60, 82, 535, 82, 1.5)
        sheet.write(`Bon n° ${slip}, le ${date}`, 60, 94, { face: 'serifBold', size: 12 })
        sheet.write(`Pour : ${client}, ${site}, ${siteTown}`, 60, 112, { face: 'serif', size: 11 })
        goods.lines.forEach(({ words, code, count, unit, unitKg, kg }, at) => {
          sheet.write(`${at + 1}.  ${words}`, 60, 148 + at * 42, { face: 'serifBold', size: 11 })
          sheet.write(
            `réf. ${code}     ${count} ${unit} à ${fr(unitKg, 2)} kg     soit ${fr(kg, 1)} kg`,
            84,
            163 + at * 42,
            { face: 'serif', size: 10.5 },
          )
        })
        const y = 148 + goods.lines.length * 42
        sheet.rule(60, y, 535, y)
        sheet.write(foot(fr(goods.netKg, 1), fr(goods.kg, 1)), 60, y + 12, { face: 'serifBold', size: 12 })
      },
    }
  },
)
