import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'
import { heatingWares, sanitaryWares } from './coast-wares.ts'

const columns = [
  { title: 'Article', width: 72 },
  { title: 'Désignation', width: 258 },
  { title: 'Quantité', width: 60, align: 'right' },
  { title: 'Unité', width: 45, align: 'center' },
  { title: 'Poids kg', width: 80, align: 'right' },
] as const
const wares = [...sanitaryWares, ...heatingWares]

function head(sheet: Sheet, seed: number, page: number): number {
  const { client, site, siteTown, number, date, order } = coastParties(seed, 'plumber')
  sheet.write('Comptoir Modèle Thermique', 40, 34, { face: 'sansBold', size: 15 })
  sheet.write('Plate-forme logistique de l’Exemple, 06510 CARROS', 40, 54, { size: 8.5 })
  sheet.write('BON DE LIVRAISON', 555, 34, { face: 'sansBold', size: 13, align: 'right' })
  stacked(sheet, [`N° ${number}`, `Date ${date}`, `Commande ${order}`, `Page ${page} / 2`], 440, 54, 12, { size: 9 })
  stacked(sheet, [client, `${site}, ${siteTown}`], 40, 84, 13, { size: 10 })
  return 122
}

export const twoSheetWholesale = layout(
  'two-sheet-wholesale-coast',
  [
    { seed: 9561, take: [[0, 2], [1, 4], [2, 4], [5, 4], [9, 4], [6, 2], [12, 3], [13, 2], [14, 1], [15, 1], [3, 2], [4, 2], [19, 2], [7, 12]], first: 9, whole: true },
    { seed: 9562, take: [[11, 1], [12, 6], [13, 4], [14, 2], [15, 2], [19, 3], [10, 4], [7, 10], [18, 60], [8, 1], [5, 2]], first: 8, whole: true },
    { seed: 9563, take: [[1, 6], [2, 6], [0, 6], [9, 6], [5, 6], [6, 3], [7, 20], [10, 5], [3, 3], [4, 3]], first: 8, whole: false },
  ] as const,
  ({ seed, take, first, whole }) => {
    const { lines, kg } = consigned(wares, take)
    const carried = lines.slice(0, first).reduce((sum, line) => sum + line.kg, 0)
    const row = (line: (typeof lines)[number]) => [line.code, line.words, printed(line.count, 2), line.unit, printed(line.kg, 2)]
    const look = { x: 40, columns, style: { size: 9 }, headFill: '#e6e6e6', rowHeight: 20, lines: 'grid' } as const
    return {
      expectedKg: whole ? kg : null,
      paper: { size: 'A5', landscape: true },
      draw(sheet) {
        const y = head(sheet, seed, 1)
        const under = table(sheet, { ...look, y, rows: lines.slice(0, first).map(row), downTo: 335 })
        sheet.write('À reporter', 460, under + 8, { face: 'sansBold', align: 'right' })
        sheet.write(printed(carried, 2), 551, under + 8, { face: 'sansBold', align: 'right' })
        sheet.write('Suite page 2', 40, under + 8, { size: 8, color: '#555' })
        if (!whole) return
        sheet.nextPage()
        const rows = [['', 'Report de la page 1', '', '', printed(carried, 2)], ...lines.slice(first).map(row)]
        const foot = table(sheet, { ...look, y: head(sheet, seed, 2), rows, downTo: 300 })
        sheet.box(340, foot + 12, 215, 40)
        sheet.write('Poids total', 350, foot + 25, { face: 'sansBold', size: 11 })
        sheet.write(`${printed(kg, 2)} kg`, 547, foot + 25, { face: 'sansBold', size: 11, align: 'right' })
        stacked(sheet, ['Marchandise à contrôler en présence du chauffeur.', 'Nom, date et signature :'], 40, foot + 16, 14, { size: 9 })
      },
    }
  },
)
