import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stacked } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly rows: readonly (readonly [words: string, count: string])[]
  /** As written by hand; empty on a blank form. */
  readonly weight: string
  readonly kg: number | null
}

/** A form from the print shop, filled with a pen, or still blank. */
export const preprintedYardForm = layout<Variant>(
  'preprinted-yard-form',
  [
    { seed: 12281, rows: [['Tuiles canal vieillies', '420'], ['Faîtières', '18'], ['Sacs mortier 25 kg', '6']], weight: '1180 kg', kg: 1180 },
    { seed: 12282, rows: [], weight: '', kg: null },
    { seed: 12283, rows: [['Poutres de réemploi chêne 4 m', '5'], ['Planches 40 mm', '1 lot']], weight: '1,3 t', kg: 1300 },
  ],
  ({ seed, rows, weight, kg }) => {
    const { client, site, siteTown, date } = marks(seed)
    const filled = rows.length > 0
    return {
      expectedKg: kg,
      paper: { size: 'A5' },
      draw(sheet) {
        const pen = { face: 'hand', size: 16, color: '#1b3a8a' } as const
        stacked(sheet, ['MATÉRIAUX ANCIENS DU SPÉCIMEN', 'Achat – Vente – Livraison – 06910 ROQUESTERON'], 210, 22, 12, { face: 'serif', size: 9, align: 'center' }, { face: 'serifBold', size: 14, align: 'center' })
        sheet.write('BON DE LIVRAISON', 28, 66, { face: 'serifBold', size: 12 })
        sheet.write('N° 00417', 392, 66, { face: 'serifBold', size: 12, align: 'right', color: '#b00020' })
        ;[['Date', date], ['Client', client], ['Adresse', site], ['', siteTown]].forEach(([caption, value], at) => {
          sheet.write(caption!, 28, 94 + at * 22, { face: 'serif', size: 10 })
          sheet.rule(74, 106 + at * 22, 392, 106 + at * 22, 0.4, '#666', 1)
          if (filled) sheet.write(value!, 80, 89 + at * 22, pen)
        })
        table(sheet, { x: 28, y: 196, downTo: 400, lines: 'grid', rowHeight: 26, style: pen, headStyle: { face: 'serifBold', size: 10 }, columns: [{ title: 'Désignation', width: 274 }, { title: 'Quantité', width: 90, align: 'center' }], rows })
        sheet.write('Poids du chargement :', 28, 422, { face: 'serif', size: 10.5 })
        sheet.rule(134, 434, 250, 434, 0.4, '#666', 1)
        sheet.write(weight, 140, 417, pen)
        sheet.write('Véhicule :', 262, 422, { face: 'serif', size: 10.5 })
        sheet.rule(312, 434, 392, 434, 0.4, '#666', 1)
        sheet.write('Charge utile du camion : 7,5 tonnes. Tout supplément de déchargement sera facturé.', 28, 452, { face: 'serif', size: 8 })
        sheet.box(28, 472, 176, 84)
        sheet.box(216, 472, 176, 84)
        sheet.write('Le livreur', 34, 476, { face: 'serif', size: 9 })
        sheet.write('Le client', 222, 476, { face: 'serif', size: 9 })
      },
    }
  },
)
