import { writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { paint } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly unit: string
}

/** A paint depot's spreadsheet: the summary stands above the grid. */
export const painterSheetSouth = layout<Variant>(
  'painter-sheet-south',
  [
    { seed: 9661, take: [[0, 6], [1, 4], [2, 10], [5, 2]], unit: 'Kg' },
    { seed: 9662, take: [[12, 2], [7, 8], [8, 3], [9, 1], [4, 5]], unit: 'kgs' },
  ],
  ({ seed, take, unit }) => {
    const { lines, kg, count } = consigned(paint, take, 1)
    const { client, site, town, number, date } = parties(seed)
    const columns = [
      { title: 'Réf', width: 56 },
      { title: 'Produit', width: 204 },
      { title: 'Cond.', width: 54 },
      { title: 'Nb', width: 40, align: 'right' as const },
      { title: `${unit}/unité`, width: 64, align: 'right' as const },
      { title: `Poids (${unit})`, width: 76, align: 'right' as const },
    ]
    return {
      expectedKg: kg,
      draw(sheet) {
        const face = { size: 9.5 } as const
        sheet.write('Dépôt Peintures Spécimen', 50, 50, { face: 'sansBold', size: 14 })
        writtenLines(sheet, ['FEUILLE DE LIVRAISON', `n° ${number.slice(2)} du ${date}`], 50, 72, 14, face)
        const facts = [['Client', client], ['Chantier', site], ['Ville', town], ['Nb d’articles', String(count)], [`Poids total livré (${unit})`, figure(kg, 1)]]
        facts.forEach(([caption, value], at) => {
          sheet.box(50, 112 + at * 18, 150, 18, '#fff2cc', '#888')
          sheet.box(200, 112 + at * 18, 200, 18, undefined, '#888')
          sheet.write(caption!, 55, 117 + at * 18, { ...face, face: 'sansBold' })
          sheet.write(value!, 205, 117 + at * 18, face)
        })
        const rows = lines.map((line) => [line.code, line.words, line.unit, String(line.count), figure(line.unitKg, 1), figure(line.kg, 1)])
        const blank = Array.from({ length: 5 }, () => ['', '', '', '', '', ''])
        table(sheet, { x: 50, y: 222, columns, rows: [...rows, ...blank], style: face, headStyle: { face: 'sansBold', size: 9.5 }, headFill: '#fff2cc', headHeight: 18, rowHeight: 18, lines: 'grid' })
        sheet.write('Feuil1', 297, 800, { size: 8, align: 'center', color: '#777' })
      },
    }
  },
)
