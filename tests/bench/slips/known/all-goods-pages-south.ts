import { writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { general } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly firstPage: number
  /** Only the first leaf is at hand. */
  readonly torn: boolean
}

const columns = [
  { title: 'Code', width: 56 },
  { title: 'Désignation', width: 240 },
  { title: 'U', width: 36, align: 'center' },
  { title: 'Quantité', width: 58, align: 'right' },
  { title: 'Pds unit.', width: 56, align: 'right' },
  { title: 'Poids (kg)', width: 72, align: 'right' },
] as const

/** A merchant of all goods: two leaves, the weight carried from one to the next. */
export const allGoodsPagesSouth = layout<Variant>(
  'all-goods-pages-south',
  [
    { seed: 9541, take: [[0, 20], [1, 30], [2, 10], [5, 3], [6, 4], [7, 6], [8, 14], [9, 12], [10, 5], [13, 2], [16, 1], [17, 2], [18, 6]], firstPage: 8, torn: false },
    { seed: 9542, take: [[11, 30], [0, 42], [3, 60], [12, 16], [14, 10], [15, 1], [19, 4], [4, 1], [17, 1], [1, 12]], firstPage: 7, torn: false },
    { seed: 9543, take: [[1, 48], [2, 16], [14, 12], [5, 6], [8, 20], [13, 3], [9, 18], [6, 8], [12, 10]], firstPage: 7, torn: true },
  ],
  ({ seed, take, firstPage, torn }) => {
    const { lines, kg } = consigned(general, take)
    const carried = lines.slice(0, firstPage).reduce((sum, line) => sum + line.kg, 0)
    const { client, place, town, site, number, account, date } = parties(seed)
    const head = (sheet: Sheet, page: number) => {
      sheet.write('NÉGOCE EXEMPLE', 38, 30, { face: 'narrowBold', size: 18 })
      writtenLines(sheet, ['Tous matériaux – Outillage – Second œuvre', 'Dépôt du Modèle, 13400 AUBAGNE'], 38, 52, 12, { face: 'narrow', size: 9 })
      sheet.write(`BON DE LIVRAISON  ${number}`, 557, 32, { face: 'narrowBold', size: 13, align: 'right' })
      sheet.write(`Date : ${date}     Client : ${account}     Page ${page} / 2`, 557, 52, { face: 'narrow', size: 9, align: 'right' })
      writtenLines(sheet, [client, site, place, town], 340, 78, 13, { face: 'narrow', size: 9.5 }, { face: 'narrowBold', size: 9.5 })
    }
    const body = (sheet: Sheet, from: number, to: number, y: number) => {
      const rows = lines.slice(from, to).map((line) => [line.code, line.words, line.unit, String(line.count), figure(line.unitKg), figure(line.kg, 2, ' ')])
      return table(sheet, { x: 38, y, columns, rows, style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9 }, headFill: '#e4e4e4', lines: 'grid', rowHeight: 20 })
    }
    const bottom = (sheet: Sheet) => sheet.write('Négoce Exemple – SAS de démonstration – RCS Spécimen 000 000 000', 297, 402, { face: 'narrow', size: 7.5, align: 'center', color: '#666' })
    return {
      expectedKg: torn ? null : kg,
      paper: { size: 'A5', landscape: true },
      draw(sheet) {
        head(sheet, 1)
        const y = body(sheet, 0, firstPage, 146)
        sheet.write('À reporter', 470, y + 8, { face: 'narrowBold', size: 10, align: 'right' })
        sheet.write(figure(carried, 2, ' '), 552, y + 8, { face: 'narrowBold', size: 10, align: 'right' })
        bottom(sheet)
        if (torn) return
        sheet.nextPage()
        head(sheet, 2)
        sheet.write('Report', 470, 150, { face: 'narrowBold', size: 10, align: 'right' })
        sheet.write(figure(carried, 2, ' '), 552, 150, { face: 'narrowBold', size: 10, align: 'right' })
        const end = body(sheet, firstPage, lines.length, 170)
        sheet.box(366, end + 12, 190, 24, '#e4e4e4')
        sheet.write('POIDS TOTAL KG', 374, end + 19, { face: 'narrowBold', size: 10 })
        sheet.write(figure(kg, 2, ' '), 552, end + 19, { face: 'narrowBold', size: 11, align: 'right' })
        writtenLines(sheet, ['Livraison : camion-grue, déchargement au sol au plus près', 'Palettes consignées : 3 – rendues : 2', 'Nom et signature :'], 38, end + 14, 16, { face: 'narrow', size: 9.5 })
        bottom(sheet)
      },
    }
  },
)
