import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

const wares: readonly Ware[] = [
  ['', 'Radiateur acier 22 600x1000', 'U', 32, 0],
  ['', 'Radiateur acier 11 600x500', 'U', 10, 0],
  ['', 'Ballon thermodynamique 270 L', 'U', 98, 0],
  ['', 'Vase d’expansion 18 L', 'U', 5, 0],
  ['', 'Plancher chauffant dalle à plots', 'M2', 1.2, 0],
  ['', 'Tube PER 16', 'COU', 0.1, 0],
]

// The third gives the weight of one, in units nobody can multiply.
export const lineWeightsOnly = layout(
  'line-weights-only',
  [
    { seed: 11_191, take: [[0, 4], [1, 3], [3, 1]] as Take, each: false },
    { seed: 11_192, take: [[2, 1], [0, 2]] as Take, each: false },
    { seed: 11_193, take: [[4, 3], [5, 2], [3, 1]] as Take, each: true },
  ],
  ({ seed, take, each }) => {
    const { lines, kg } = consigned(wares, take, 1)
    return {
      expectedKg: each ? null : kg,
      draw(sheet) {
        const { slip, date, phone, street, town } = marks(seed)
        const face = 'book'
        const bold = 'bookBold'
        sheet.write('Chauffage du Modèle', 60, 34, { face: bold, size: 15 })
        writtenLines(sheet, [street, town, phone], 60, 56, 13, { face, size: 9.5 })
        sheet.rule(60, 100, 535, 100, 0.8, '#a0522d')
        sheet.write(`Bon de livraison n° ${slip}`, 60, 112, { face: bold, size: 12 })
        sheet.write(date, 535, 113, { face, size: 10, align: 'right' })
        writtenLines(sheet, addressOf(seed), 60, 136, 14, { face, size: 10 })
        const columns = each
          ? ([{ title: 'Matériel', width: 235 }, { title: 'Conditionnement', width: 110 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Poids unit. (kg)', width: 80, align: 'right' }] as const)
          : ([{ title: 'Matériel', width: 285 }, { title: 'Qté', width: 70, align: 'right' }, { title: 'Poids ligne (kg)', width: 120, align: 'right' }] as const)
        const rows = lines.map((line) => (each ? [line.words, line.unit === 'U' ? 'unité' : line.unit === 'M2' ? 'palette (m²)' : 'touret (ml)', String(line.count), fr(line.unitKg, 2)] : [line.words, String(line.count), fr(line.kg, 0)]))
        const foot = table(sheet, { x: 60, y: 200, columns, rows, style: { face, size: 10 }, headStyle: { face: bold, size: 9 }, rowHeight: 20 })
        sheet.write('Reçu en bon état le ______________', 60, foot + 40, { face, size: 10 })
        sheet.write('Signature', 400, foot + 40, { face, size: 10 })
      },
    }
  },
)
