import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf, type Parties } from './delta-parties.ts'
import { columnsOf, exact, stacked, underColumns } from './delta-print.ts'
import { plumbing } from './delta-wares.ts'

const columns = columnsOf(['Code', 52], ['Désignation', 262], ['Quantité', 60, 'r'], ['Unité', 44, 'c'], ['Poids kg', 98, 'r'])

function head(sheet: Sheet, p: Parties, page: number): void {
  sheet.write('CHAUFFAGE EXEMPLE DISTRIBUTION', 40, 34, { face: 'sansBold', size: 13 })
  stacked(sheet, [p.street, p.town, p.phone], 40, 52, 11, { size: 8.5 })
  sheet.write(`Bon de livraison ${p.number}`, 556, 34, { face: 'sansBold', size: 12, align: 'right' })
  sheet.write(`${p.date} – page ${page} sur 2`, 556, 52, { size: 9, align: 'right' })
  stacked(sheet, [p.client, p.site, p.clientStreet, p.clientTown], 330, 84, 13, { size: 9.5 }, { face: 'sansBold', size: 10 })
  sheet.write(`Votre commande : ${p.order}   Compte : ${p.account}`, 40, 124, { size: 9 })
}

/** Two leaves with the weight carried from one to the next; once only the first leaf was kept. */
export const heatingTwoLeaves = layout(
  'heating-two-leaves-delta',
  [
    { seed: 18832, first: [[3, 6], [4, 4], [15, 1], [13, 2], [12, 2], [10, 4]] as const, second: [[5, 6], [6, 30], [7, 10], [11, 1]] as const, both: true },
    { seed: 18833, first: [[0, 4], [1, 6], [14, 4], [10, 8], [11, 4]] as const, second: [[8, 20], [9, 14], [2, 2]] as const, both: true },
    { seed: 18834, first: [[3, 3], [4, 5], [2, 1], [12, 1], [13, 1]] as const, second: [[5, 2], [6, 12]] as const, both: false },
  ],
  ({ seed, first, second, both }) => {
    const [one, two] = [consigned(plumbing, first, 1), consigned(plumbing, second, 1)]
    const p = partiesOf(seed)
    const kg = exact(one.kg + two.kg)
    const rowsOf = ({ lines }: typeof one) => lines.map((line) => [line.code, line.words, fr(line.count), line.unit, fr(line.kg, 1, ' ')])
    const drawn = (sheet: Sheet, rows: readonly (readonly string[])[], downTo: number) => table(sheet, { x: 40, y: 148, columns, rows, lines: 'columns', style: { size: 9 }, rowHeight: 19, downTo })
    return {
      expectedKg: both ? kg : null,
      draw(sheet) {
        head(sheet, p, 1)
        const foot = drawn(sheet, rowsOf(one), 700)
        underColumns(sheet, columns, 40, foot + 8, ['', 'À REPORTER', '', '', fr(one.kg, 1, ' ')], { face: 'sansBold', size: 9.5 })
        sheet.write('Suite page 2', 556, 760, { size: 8.5, align: 'right' })
        if (!both) return
        sheet.nextPage()
        head(sheet, p, 2)
        const end = drawn(sheet, [['', 'Report', '', '', fr(one.kg, 1, ' ')], ...rowsOf(two)], 500)
        underColumns(sheet, columns, 40, end + 8, ['', 'POIDS TOTAL', '', '', fr(kg, 1, ' ')], { face: 'sansBold', size: 9.5 })
        sheet.box(40, end + 40, 516, 80)
        sheet.write('Marchandises reçues en bon état – date, nom, signature', 48, end + 46, { size: 8.5 })
        sheet.write('Pression maximale de service 3 bar. Les palettes sont consignées 14,00 € HT pièce.', 40, end + 132, { size: 8, color: '#555' })
      },
    }
  },
)
