import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols } from './shore-print.ts'
import { shore } from './shore-parties.ts'
import { coatings } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 11577, take: [[0, 6], [1, 2], [10, 2]] },
  { seed: 11578, take: [[8, 12], [3, 4], [4, 5], [6, 3], [7, 3]] },
]

/** Two copies side by side on a lying sheet: one for the driver, one for the customer. */
export const twinLeafCoatings = layout('twin-leaf-coatings-shore', variants, ({ seed, take }) => {
  const { lines, kg, count } = consigned(coatings, take, 1)
  return {
    paper: { landscape: true },
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteStreet, siteTown, slip, date, phone } = shore(seed)
      ;['EXEMPLAIRE CHAUFFEUR', 'EXEMPLAIRE CLIENT'].forEach((copy, at) => {
        const x = 28 + at * 408
        writtenLines(sheet, ['Décor Modèle', `${street} – ${town}`, `Tél. ${phone}`], x, 28, 14, { size: 8 }, { face: 'sansBold', size: 12, color: '#a03070' })
        sheet.write(copy, x + 376, 30, { face: 'sansBold', size: 8, align: 'right' })
        sheet.write(`BL n° ${slip} du ${date}`, x + 376, 56, { size: 9, align: 'right' })
        sheet.box(x, 76, 376, 56)
        writtenLines(sheet, [client, `${site}, ${siteStreet}`, siteTown], x + 8, 82, 15, { size: 9.5 })
        const foot = table(sheet, {
          x, y: 142, style: { size: 8.5 }, headFill: '#f3e2ec', lines: 'grid', rowHeight: 19,
          columns: cols(['Réf.', 50], ['Article', 206], ['Qté', 45, 'right'], ['Poids kg', 75, 'right']),
          rows: [...lines.map(({ code, words, count: pieces, kg: weight }) => [code, words, String(pieces), fr(weight, 1)]), ['', 'Totaux', String(count), fr(kg, 1, ' ')]],
        })
        sheet.write('Reçu en bon état, le', x, foot + 16, { size: 8.5 })
        sheet.box(x, 460, 376, 80)
        sheet.write('Cachet et signature', x + 6, 465, { size: 7.5 })
      })
      sheet.rule(421, 14, 421, 580, 0.5, '#777', 3)
    },
  }
})
