import type { Sheet } from '../drawing/sheet.ts'
import { table, type Column } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Desk } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly take: Take; readonly leaves: 1 | 2 }

const variants: readonly Variant[] = [
  { seed: 9521, take: [[0, 960], [1, 28], [4, 140], [5, 3], [3, 8], [6, 2], [7, 1], [8, 2], [2, 10]], leaves: 2 },
  { seed: 9522, take: [[9, 24], [5, 2], [4, 60], [8, 1], [2, 6], [3, 5], [1, 12]], leaves: 2 },
  { seed: 9523, take: [[0, 720], [4, 110], [1, 22], [5, 2], [7, 1], [2, 4], [6, 1]], leaves: 1 },
]

const columns: readonly Column[] = [
  { title: 'Article', width: 65 }, { title: 'Libellé', width: 255 }, { title: 'Qté', width: 55, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'Poids (kg)', width: 100, align: 'right' },
]

/** A roofing merchant's note over two pages, the weight carried over; the last variant lost its second page. */
export const roofCarriedPages = layout('roof-carried-pages-lowland', variants, ({ seed, take, leaves }) => {
  const { lines, kg } = consigned(shelves.roof, take)
  const who = desk(seed, 'roof')
  const cut = 4
  const carried = lines.slice(0, cut).reduce((sum, line) => sum + line.kg, 0)
  const rowOf = (line: (typeof lines)[number]) => [line.code, line.words, String(line.count), line.unit, figure(line.kg, 2, 'blank')]
  return {
    expectedKg: leaves === 2 ? kg : null,
    draw(sheet) {
      head(sheet, who, 1)
      const under = table(sheet, { x: 40, y: 190, columns, rows: lines.slice(0, cut).map(rowOf), lines: 'grid', style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9.5 }, rowHeight: 22, downTo: 700 })
      sheet.write(`À reporter : ${figure(carried, 2, 'blank')}`, 551, under + 8, { face: 'slabBold', size: 10, align: 'right' })
      if (leaves === 1) return
      sheet.nextPage()
      head(sheet, who, 2)
      const rows = [['', 'Report page 1', '', '', figure(carried, 2, 'blank')], ...lines.slice(cut).map(rowOf)]
      const end = table(sheet, { x: 40, y: 190, columns, rows, lines: 'grid', style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9.5 }, rowHeight: 22, downTo: 640 })
      sheet.box(360, end, 195, 26, '#eee')
      sheet.write('POIDS TOTAL KG', 368, end + 8, { face: 'slabBold', size: 10 })
      sheet.write(figure(kg, 2, 'blank'), 551, end + 8, { face: 'slabBold', size: 10, align: 'right' })
      sheet.box(40, end + 40, 260, 70)
      sheet.write('Signature du client ou de son représentant', 46, end + 45, { face: 'slab', size: 8 })
    },
  }
})

function head(sheet: Sheet, who: Desk, page: number): void {
  sheet.write(who.supplier, 40, 34, { face: 'slabBold', size: 17, color: '#6b3a1f' })
  writtenLines(sheet, [who.street, who.town, who.phone], 40, 58, 12, { face: 'slab', size: 9 })
  sheet.write(`LIVRAISON N° ${who.slip}`, 555, 36, { face: 'slabBold', size: 13, align: 'right' })
  sheet.write(`du ${who.date} – page ${page}/2`, 555, 55, { face: 'slab', size: 9.5, align: 'right' })
  writtenLines(sheet, [who.client, who.site, who.siteStreet, who.siteTown], 340, 92, 14, { face: 'slab', size: 10 }, { face: 'slabBold', size: 10.5 })
  sheet.write(`Cde ${who.order} – grutage au sol, accès camion 19 t`, 40, 164, { face: 'slab', size: 9 })
}
