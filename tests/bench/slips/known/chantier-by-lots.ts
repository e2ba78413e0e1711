import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

const wares: readonly Ware[] = [
  ['', 'Brique creuse 20x20x50', 'u', 12.4, 0],
  ['', 'Mortier bâtard 25 kg', 'sac', 25, 0],
  ['', 'Poutrelle 3,80 m', 'u', 62, 0],
  ['', 'Entrevous béton 16', 'u', 15.4, 0],
  ['', 'Plaque BA18', 'u', 42, 0],
  ['', 'Fourrure 5,30 m', 'u', 3.2, 0],
]

type Lot = readonly [words: string, take: Take]

export const chantierByLots = layout(
  'chantier-by-lots',
  [
    { seed: 11_161, lots: [['Lot 01 – Gros œuvre', [[0, 80], [1, 12]]], ['Lot 02 – Planchers', [[2, 8], [3, 60]]]] as readonly Lot[] },
    { seed: 11_162, lots: [['Lot 02 – Planchers', [[2, 4], [3, 25]]], ['Lot 06 – Plâtrerie', [[4, 16], [5, 20]]], ['Divers', [[1, 4]]]] as readonly Lot[] },
  ],
  ({ seed, lots }) => {
    const parts = lots.map(([words, take]) => ({ words, ...consigned(wares, take) }))
    const kg = parts.reduce((sum, part) => sum + part.kg, 0)
    return {
      expectedKg: kg,
      draw(sheet) {
        const { date, slip } = marks(seed)
        const face = 'sans'
        const bold = 'sansBold'
        sheet.write('Entreprise Générale du Modèle', 50, 40, { face: bold, size: 14 })
        sheet.write(`Bordereau de livraison chantier n° ${slip.slice(4)}`, 50, 62, { face, size: 11 })
        sheet.write(`Nice, le ${date}`, 545, 42, { face, size: 10, align: 'right' })
        writtenLines(sheet, addressOf(seed), 50, 86, 14, { face, size: 9.5 })
        const columns = [{ title: 'Désignation', width: 270 }, { title: 'Quantité', width: 75, align: 'right' }, { title: 'Unité', width: 60, align: 'center' }, { title: 'Poids (kg)', width: 90, align: 'right' }] as const
        const foot = parts.reduce((y, part) => {
          sheet.write(part.words, 50, y, { face: bold, size: 10.5, color: '#1b4d3e' })
          const under = table(sheet, { x: 50, y: y + 14, columns, rows: part.lines.map((line) => [line.words, String(line.count), line.unit, fr(line.kg, 0, ' ')]), headHeight: 18, lines: 'rows', style: { face, size: 9.5 }, headStyle: { face, size: 8.5, color: '#555' } })
          sheet.write('Sous-total', 395, under + 5, { face, size: 9.5, align: 'right' })
          sheet.write(fr(part.kg, 0, ' '), 541, under + 5, { face, size: 9.5, align: 'right' })
          return under + 32
        }, 146)
        sheet.box(300, foot, 245, 24, '#e3efe9', '#1b4d3e')
        sheet.write('TOTAL GÉNÉRAL (kg)', 308, foot + 7, { face: bold, size: 10.5 })
        sheet.write(fr(kg, 0, ' '), 541, foot + 7, { face: bold, size: 10.5, align: 'right' })
        sheet.write('Réceptionné par le chef de chantier :', 50, foot + 60, { face, size: 9.5 })
      },
    }
  },
)
