import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { masonryWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
}

const variants: readonly Variant[] = [
  { seed: 9621, take: [[1, 12], [6, 1], [4, 3], [5, 20], [9, 1]] },
  { seed: 9622, take: [[0, 40], [13, 8], [3, 2], [14, 4], [12, 6], [17, 2], [19, 1]] },
]

const columns = [
  { title: 'DESIGNATION', width: 260 }, { title: 'NB', width: 60, align: 'right' }, { title: 'KG/U', width: 80, align: 'right' }, { title: 'KG', width: 90, align: 'right' },
] as const

/** A mason's own workbook page, printed with its grid. */
export const masonWorkbook = layout('mason-workbook-north', variants, ({ seed, take }) => {
  const { lines, kg } = consigned(masonryWares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, date } = marks(seed)
      const plain = { face: 'sans', size: 10 } as const
      sheet.write('Maçonnerie Spécimen', 52, 48, { face: 'sansBold', size: 14 })
      sheet.write('Artisan maçon – 06620 EXEMPLE', 52, 68, plain)
      sheet.write('LIVRAISON MATERIEL CHANTIER', 52, 96, { face: 'sansBold', size: 12 })
      ;[['Date', date], ['Client', client], ['Chantier', site], ['', siteTown]].forEach(([caption, words], at) => {
        sheet.write(caption!, 56, 122 + at * 17, plain)
        sheet.write(words!, 130, 122 + at * 17, plain)
      })
      const foot = table(sheet, {
        x: 52, y: 200, rowHeight: 19, headHeight: 20, lines: 'grid', style: plain, headStyle: { face: 'sansBold', size: 9.5 }, headFill: '#bdd7ee', columns,
        rows: [...lines.map((line) => [line.words, fr(line.count), fr(line.unitKg, 1), fr(line.kg, 1)]), ['', '', '', '']],
      })
      sheet.box(52, foot, 490, 20, '#ffff99')
      sheet.write('TOTAL', 56, foot + 5, { face: 'sansBold', size: 10 })
      sheet.write(fr(kg, 1), 538, foot + 5, { face: 'sansBold', size: 10, align: 'right' })
      sheet.write('Prévoir 2 personnes pour décharger', 56, foot + 40, plain)
      sheet.write('Feuil1', 297, 806, { size: 8, align: 'center' })
    },
  }
})
