import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

type Roll = readonly [words: string, packs: number, squareMetres: number, cubicMetres: number]

interface Variant {
  readonly seed: number
  readonly rolls: readonly Roll[]
  readonly kg: number | null
}

/** An insulation maker counts square and cubic metres; the weight stands among the totals, or not at all. */
export const insulationTruckNote = layout<Variant>(
  'insulation-truck-note',
  [
    { seed: 12231, kg: 486, rolls: [['Laine minérale 200 mm R 5,70', 24, 5.4, 0.42], ['Laine minérale 100 mm R 2,85', 18, 9.72, 0.36]] },
    { seed: 12232, kg: null, rolls: [['Panneau fibre de bois 145 mm R 4,00', 20, 4.3, 0.62], ['Panneau fibre de bois 60 mm R 1,50', 12, 8.1, 0.49]] },
    { seed: 12233, kg: 1212.5, rolls: [['Polyuréthane 120 mm R 5,55', 48, 3.6, 0.43], ['Polyuréthane 80 mm R 3,70', 30, 5.76, 0.46]] },
  ],
  ({ seed, rolls, kg }) => {
    const { client, site, siteTown, slip, date, account } = marks(seed)
    const packs = together(rolls.map((roll) => roll[1]))
    const square = together(rolls.map((roll) => roll[1] * roll[2]))
    const cubic = together(rolls.map((roll) => roll[1] * roll[3]))
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(0, 0, sheet.width, 12, '#f2b705', '#f2b705')
        sheet.write('Isolants du Modèle', 44, 34, { face: 'modernBold', size: 17 })
        sheet.write(`Bon de livraison ${slip}`, 551, 36, { face: 'modern', size: 13, align: 'right' })
        stacked(sheet, ['Livraison sur chantier', client, site, siteTown], 44, 76, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9 })
        stacked(sheet, ['Enlèvement', `le ${date}`, `Client ${account}`, 'Semi tautliner 90 m³'], 380, 76, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9 })
        const under = table(sheet, {
          x: 44, y: 158, lines: 'rows', rowHeight: 22, style: { face: 'modern', size: 9.5 }, headStyle: { face: 'modernBold', size: 9 },
          columns: [{ title: 'Article', width: 277 }, { title: 'Paquets', width: 70, align: 'right' }, { title: 'm²', width: 80, align: 'right' }, { title: 'm³', width: 80, align: 'right' }],
          rows: rolls.map(([words, count, one, other]) => [words, String(count), fr(count * one, 2), fr(count * other, 2)]),
        })
        const totals: (readonly [string, string])[] = [['Total paquets', String(packs)], ['Surface totale', `${fr(square, 2)} m²`], ['Volume total', `${fr(cubic, 2)} m³`], ...(kg === null ? [] : [['Poids total', `${fr(kg, 1)} Kg`] as const])]
        sheet.box(330, under + 12, 221, totals.length * 17 + 12, '#fff7da', '#f2b705')
        captioned(sheet, totals, [340, under + 20], 110, 17, { face: 'modern', size: 10 }, { face: 'modernBold', size: 10 })
        sheet.flow('Les rouleaux comprimés reprennent leur épaisseur nominale après ouverture. Ne pas gerber plus de deux palettes. Stockage à l’abri de l’humidité. Réserves à formuler sur le récépissé du transporteur.', 44, 690, 507, { face: 'modern', size: 8, color: '#555' })
      },
    }
  },
)
