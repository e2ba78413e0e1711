import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { layout } from '../layout.ts'

const wares: readonly Ware[] = [
  ['', 'Dalle béton 50x50x4', '', 23.5, 0],
  ['', 'Bordure P1 1ml', '', 37, 0],
  ['', 'Sable polymère seau', '', 20, 0],
  ['', 'Pavé granit 10x10x8 (m2)', '', 196, 0],
  ['', 'Marche bloc 100x35x15', '', 118.5, 0],
  ['', 'Géotextile rouleau', '', 12.4, 0],
]

// In the third nobody filled the weight columns.
export const kilosWorkbook = layout(
  'kilos-workbook',
  [
    { seed: 11_111, take: [[0, 48], [1, 20], [2, 3]] as Take, filled: true },
    { seed: 11_112, take: [[3, 5], [4, 6], [5, 1], [2, 4]] as Take, filled: true },
    { seed: 11_113, take: [[0, 60], [4, 3], [5, 2]] as Take, filled: false },
  ],
  ({ seed, take, filled }) => {
    const { lines, kg, count } = consigned(wares, take, 1)
    return {
      expectedKg: filled ? kg : null,
      draw(sheet) {
        const { client, siteTown, date } = marks(seed)
        sheet.write('Paysages Exemple - livraison chantier', 50, 50, { face: 'sansBold', size: 13 })
        ;[`Client : ${client}`, `Lieu : ${siteTown}`, `Date : ${date}`].forEach((line, at) => sheet.write(line, 50, 74 + at * 15, { size: 10 }))
        const columns = [{ title: 'Article', width: 210 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'kg/u', width: 70, align: 'right' }, { title: 'kg', width: 80, align: 'right' }, { title: 'Remarque', width: 80 }] as const
        const rows = lines.map((line) => [line.words, String(line.count), filled ? String(line.unitKg) : '', filled ? String(line.kg) : '', ''])
        const total = ['TOTAL', String(count), '', filled ? String(kg) : '', '']
        table(sheet, { x: 50, y: 135, columns, rows: [...rows, ['', '', '', '', ''], total], lines: 'grid', headHeight: 18, style: { size: 10 }, headStyle: { face: 'sansBold', size: 10 }, headFill: '#d9e1f2' })
      },
    }
  },
)
