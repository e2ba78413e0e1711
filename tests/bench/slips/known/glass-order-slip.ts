import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

type Pane = readonly [mark: string, make: string, width: number, height: number, count: number, kgPerSquareMetre: number]

interface Variant {
  readonly seed: number
  readonly panes: readonly Pane[]
}

/** A glass works: a line a pane with its square metres and kilos, then three totals in a row. */
export const glassOrderSlip = layout<Variant>(
  'glass-order-slip',
  [
    { seed: 12241, panes: [['V1', '4/16/4 FE argon', 1080, 1250, 6, 20], ['V2', '4/16/4 FE argon', 760, 950, 4, 20], ['V3', '44.2/14/4 FE', 900, 2050, 2, 30.8]] },
    { seed: 12242, panes: [['A', '66.2 trempé feuilleté', 1500, 1050, 5, 30.5], ['B', '8 mm trempé clair', 800, 2000, 3, 20]] },
  ],
  ({ seed, panes }) => {
    const rows = panes.map((pane) => {
      const square = Number(((pane[2] * pane[3] * pane[4]) / 1e6).toFixed(2))
      return { pane, square, kg: Number((square * pane[5]).toFixed(1)) }
    })
    const kg = together(rows.map((row) => row.kg), 1)
    const { client, site, siteTown, slip, order, date } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        stacked(sheet, ['Miroiterie Exemple', 'Vitrages isolants – Trempe – Façonnage', 'ZA du Spécimen – 06340 LA TRINITÉ'], 36, 34, 13, { face: 'narrow', size: 9.5 }, { face: 'narrowBold', size: 17, color: '#1f7a8c' })
        captioned(sheet, [['BON DE LIVRAISON', slip], ['DATE', date], ['RÉF. CLIENT', order], ['PUPITRE', `P-${slip.slice(5)}`]], [350, 38], 110, 15, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 10.5 })
        sheet.box(36, 104, 523, 54, undefined, '#1f7a8c', 5)
        stacked(sheet, [client, site, siteTown], 46, 110, 15, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 10.5 })
        const under = table(sheet, {
          x: 36, y: 174, lines: 'columns', rowHeight: 21, headFill: '#d5ecf0', style: { face: 'narrow', size: 10.5 }, headStyle: { face: 'narrowBold', size: 10 }, downTo: 420,
          columns: [{ title: 'Rep.', width: 45, align: 'center' }, { title: 'Composition', width: 170 }, { title: 'L × H (mm)', width: 100, align: 'center' }, { title: 'Nb', width: 48, align: 'right' }, { title: 'm²', width: 70, align: 'right' }, { title: 'Poids kg', width: 90, align: 'right' }],
          rows: rows.map(({ pane: [mark, make, width, height, count], square, kg: weight }) => [mark, make, `${width} × ${height}`, String(count), fr(square, 2), fr(weight, 1)]),
        })
        sheet.write(`Vitrages : ${together(panes.map((pane) => pane[4]))}      Surface : ${fr(together(rows.map((row) => row.square)), 2)} m²      Poids : ${fr(kg, 1)} kg`, 555, under + 12, { face: 'narrowBold', size: 11.5, align: 'right' })
        stacked(sheet, ['Pupitre consigné, charge admissible 1 200 kg : à restituer sous 30 jours.', 'Contrôler les vitrages avant pose ; aucune réclamation après mise en œuvre.'], 36, under + 44, 15, { face: 'narrow', size: 9.5, color: '#444' })
        sheet.write('Visa chauffeur', 36, 560, { face: 'narrow', size: 10 })
        sheet.write('Visa client', 330, 560, { face: 'narrow', size: 10 })
      },
    }
  },
)
