import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { consigned, type ConsignedLine, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { masonryWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  /** Only the first of the two leaves was handed over. */
  readonly firstOnly?: boolean
}

const variants: readonly Variant[] = [
  { seed: 9513, take: [[0, 90], [1, 28], [3, 4], [4, 5], [5, 36], [9, 2], [11, 6], [12, 8], [14, 6], [16, 1], [17, 4], [19, 2], [13, 10], [18, 12]] },
  { seed: 9514, take: [[7, 48], [8, 2], [1, 16], [11, 10], [12, 12], [5, 24], [15, 1], [14, 8], [2, 8], [19, 1], [3, 3], [10, 6]] },
  { seed: 9515, take: [[0, 60], [2, 14], [4, 4], [5, 50], [9, 3], [11, 9], [12, 7], [14, 5], [16, 2], [17, 3], [19, 2], [13, 8], [18, 20]], firstOnly: true },
]

const columns = [
  { title: 'Article', width: 64 }, { title: 'Désignation', width: 256 }, { title: 'Quantité', width: 64, align: 'right' }, { title: 'Un', width: 46, align: 'center' }, { title: 'Poids (kg)', width: 85, align: 'right' },
] as const

/** A note of two leaves, its weight carried from one to the other. */
export const twoLeafMasonry = layout('two-leaf-masonry-north', variants, ({ seed, take, firstOnly = false }) => {
  const { lines, kg } = consigned(masonryWares, take)
  const before = lines.slice(0, 9)
  const carried = Number(before.reduce((sum, line) => sum + line.kg, 0).toFixed(2))
  const leaf = (sheet: Sheet, page: number, rows: readonly (readonly string[])[]) => {
    const { client, site, siteTown, slip, date, order } = marks(seed)
    sheet.write('Comptoir du Spécimen', 40, 40, { face: 'slabBold', size: 15 })
    sheet.write('Gros œuvre – Voirie – Assainissement', 40, 60, { face: 'slab', size: 9 })
    sheet.write('Bon de livraison', 555, 40, { face: 'slabBold', size: 13, align: 'right' })
    writtenLines(sheet, [`n° ${slip} du ${date}`, `commande ${order}`, `page ${page} / 2`], 555, 60, 14, { face: 'slab', size: 9.5, align: 'right' })
    writtenLines(sheet, [client, site, siteTown], 40, 92, 13, { face: 'slab', size: 9.5 })
    return table(sheet, { x: 40, y: 144, columns, rows, rowHeight: 19, headHeight: 22, style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9.5 }, lines: 'grid' })
  }
  const printed = (line: ConsignedLine) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, 2, ' ')]
  return {
    expectedKg: firstOnly ? null : kg,
    paper: { size: 'A5', landscape: true },
    draw(sheet) {
      const first = leaf(sheet, 1, before.map(printed))
      sheet.write(`À reporter  ${fr(carried, 2, ' ')}`, 551, first + 10, { face: 'slabBold', size: 10, align: 'right' })
      sheet.write('Suite page 2', 40, first + 10, { face: 'slab', size: 9.5 })
      sheet.write('Comptoir du Spécimen – 06130 GRASSE – exemplaire destinataire', 297, 398, { face: 'slab', size: 8, align: 'center' })
      if (firstOnly) return
      sheet.nextPage()
      const second = leaf(sheet, 2, [['', 'Report', '', '', fr(carried, 2, ' ')], ...lines.slice(9).map(printed)])
      sheet.box(355, second + 16, 200, 26, '#efefef')
      sheet.write('TOTAL POIDS', 363, second + 24, { face: 'slabBold', size: 10 })
      sheet.write(`${fr(kg, 2, ' ')} kg`, 549, second + 24, { face: 'slabBold', size: 10, align: 'right' })
      sheet.write('Reçu le                     à                h', 40, second + 60, { face: 'slab', size: 9.5 })
      sheet.write('Nom et signature :', 40, second + 78, { face: 'slab', size: 9.5 })
      sheet.write('Comptoir du Spécimen – 06130 GRASSE – exemplaire destinataire', 297, 398, { face: 'slab', size: 8, align: 'center' })
    },
  }
})
