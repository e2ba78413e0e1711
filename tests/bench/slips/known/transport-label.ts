import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** A transport label with bars: few words, all large. */
export const transportLabel = layout('transport-label', [
  { seed: 1410, label: 'Poids total', unit: ' kg' },
  { seed: 1420, label: 'POIDS / WEIGHT', unit: ' KG' },
  { seed: 1430, label: 'Poids brut total', unit: ' kg' },
], ({ seed, label, unit }) => {
  const goods = load(seed, { lines: 3, decimals: 1, fromKg: 60, upToKg: 700 })
  return {
    expectedKg: goods.kg,
    paper: { size: [298, 420] },
    draw(sheet) {
      const { supplier, client, site, siteTown, slip, date } = marks(seed)
      const luck = chance(seed)
      sheet.box(8, 8, 282, 404)
      sheet.write('EXP.', 16, 16, { face: 'narrow', size: 8 })
      sheet.write(supplier, 50, 14, { face: 'narrowBold', size: 12 })
      sheet.rule(8, 36, 290, 36)
      sheet.write('DEST.', 16, 44, { face: 'narrow', size: 8 })
      ;[client, site, siteTown].forEach((line, at) => sheet.write(line, 16, 56 + at * 18, { face: at === 2 ? 'narrowBold' : 'narrow', size: at === 2 ? 16 : 10.5 }))
      sheet.rule(8, 120, 290, 120)
      sheet.rule(149, 120, 149, 190)
      ;[['Colis', String(goods.parcels)], [label, `${fr(goods.kg, 1)}${unit}`]].forEach(([name = '', value = ''], at) => {
        sheet.write(name, 16 + at * 141, 126, { face: 'narrow', size: 9 })
        sheet.write(value, 78 + at * 141, 146, { face: 'narrowBold', size: 21, align: 'center' })
      })
      sheet.rule(8, 190, 290, 190)
      ;[`BL ${slip} – bordereau de livraison`, `Date ${date}`, 'Tournée 12 – Quai 4'].forEach((line, at) => sheet.write(line, 16, 198 + at * 15, { face: 'narrow', size: 10 }))
      for (let x = 40; x < 256;) {
        const width = luck.pick([1, 1, 2, 3])
        sheet.box(x, 262, width, 90, '#000', '#000')
        x += width + luck.pick([2, 3, 4])
      }
      sheet.write(`(00) 0 3000000 ${luck.digits(9)} ${luck.digits(1)}`, 149, 360, { face: 'narrow', size: 10, align: 'center' })
    },
  }
})
