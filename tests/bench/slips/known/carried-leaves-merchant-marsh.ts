import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { consigned, type ConsignedLine, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { rounded } from './marsh-print.ts'
import { finishingWares, masonryWares, timberWares } from './marsh-wares.ts'

const wares = [...masonryWares, ...finishingWares, ...timberWares]
const columns = [{ title: 'Code', width: 64 }, { title: 'Désignation', width: 269 }, { title: 'Qté', width: 50, align: 'right' as const }, { title: 'U', width: 40, align: 'center' as const }, { title: 'Poids (kg)', width: 100, align: 'right' as const }]

/** Two leaves, the kilos carried from one to the other; of the last slip only the first leaf came. */
export const carriedLeavesMerchant = layout<{ seed: number; take: Take; onFirst: number; whole: boolean }>('carried-leaves-merchant-marsh', [
  { seed: 303440, take: [[0, 20], [1, 70], [2, 4], [5, 10], [10, 16], [12, 30], [13, 12], [15, 8], [19, 10], [20, 12], [21, 24], [22, 3]], onFirst: 8, whole: true },
  { seed: 303441, take: [[6, 8], [8, 30], [9, 1], [11, 12], [14, 9], [16, 3], [17, 2], [18, 36], [23, 14], [25, 40]], onFirst: 7, whole: true },
  { seed: 303442, take: [[0, 30], [4, 12], [7, 50], [10, 24], [12, 60], [13, 20], [15, 10], [20, 8]], onFirst: 6, whole: false },
], ({ seed, take, onFirst, whole }) => {
  const { lines, kg } = consigned(wares, take)
  const first = lines.slice(0, onFirst)
  const carried = rounded(first.reduce((sum, line) => sum + line.kg, 0))
  const rowOf = (line: ConsignedLine) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, 2, ' ')]
  return {
    expectedKg: whole ? kg : null,
    draw(sheet) {
      head(sheet, seed, 1)
      table(sheet, { x: 36, y: 170, columns, rows: first.map(rowOf), lines: 'grid', rowHeight: 24, downTo: 700, style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9.5 } })
      sheet.write(`À reporter : ${fr(carried, 2, ' ')} kg`, 555, 708, { face: 'slabBold', size: 10, align: 'right' })
      sheet.write('Suite page 2', 36, 708, { face: 'slab', size: 9 })
      if (!whole) return
      sheet.nextPage()
      head(sheet, seed, 2)
      const report = ['', 'Report', '', '', fr(carried, 2, ' ')]
      const foot = table(sheet, { x: 36, y: 170, columns, rows: [report, ...lines.slice(onFirst).map(rowOf)], lines: 'grid', rowHeight: 24, style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9.5 } })
      sheet.box(359, foot, 200, 26, '#eee')
      sheet.write('Poids total', 367, foot + 8, { face: 'slabBold', size: 10 })
      sheet.write(`${fr(kg, 2, ' ')} kg`, 555, foot + 8, { face: 'slabBold', size: 10, align: 'right' })
      sheet.box(36, foot + 60, 240, 80)
      sheet.write('Bon pour réception', 42, foot + 65, { face: 'slab', size: 8 })
    },
  }
})

function head(sheet: Sheet, seed: number, page: number): void {
  const who = marshParties(seed)
  writtenLines(sheet, ['Comptoir Modèle du Bâtiment', '18 quai du Spécimen', '83600 FRÉJUS'], 36, 32, 18, { face: 'slab', size: 9.5 }, { face: 'slabBold', size: 14 })
  writtenLines(sheet, ['BORDEREAU DE LIVRAISON', `N° ${who.number} du ${who.day}`, `Page ${page} / 2`], 559 - 190, 34, 15, { face: 'slab', size: 10 }, { face: 'slabBold', size: 12 })
  writtenLines(sheet, [`Livré à : ${who.client}`, `${who.site}, ${who.siteStreet}, ${who.siteTown}`, `Votre commande : ${who.order}`], 36, 104, 14, { face: 'slab', size: 9.5 })
}
