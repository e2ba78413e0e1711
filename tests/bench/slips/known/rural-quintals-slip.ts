import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stacked, together } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly sacks: readonly (readonly [words: string, count: number, each: number])[]
  readonly quintals: boolean
}

/** A country dealer in lime and plaster: sacks, and the total in quintals or kilos. */
export const ruralQuintalsSlip = layout<Variant>(
  'rural-quintals-slip',
  [
    { seed: 12331, quintals: true, sacks: [['Chaux aérienne CL90', 30, 25], ['Plâtre gros', 20, 25]] },
    { seed: 12332, quintals: false, sacks: [['Chaux hydraulique NHL 3,5', 24, 35], ['Pouzzolane 7/15', 16, 25], ['Terre crue enduit', 10, 25]] },
  ],
  ({ seed, sacks, quintals }) => {
    const kg = together(sacks.map(([, count, each]) => count * each))
    const { client, site, siteTown, slip, date } = marks(seed)
    return {
      expectedKg: kg,
      paper: { size: 'A5' },
      draw(sheet) {
        sheet.box(20, 20, 380, 52, undefined, '#7b2d26', 6)
        stacked(sheet, ['COOPÉRATIVE DU SPÉCIMEN', 'Approvisionnement – Bâtiment – Jardin'], 210, 27, 14, { face: 'book', size: 9, align: 'center' }, { face: 'bookBold', size: 14, align: 'center', color: '#7b2d26' })
        stacked(sheet, [`Bon de livraison n° ${slip.slice(2)}`, `Le ${date}`], 24, 84, 14, { face: 'book', size: 9.5 }, { face: 'bookBold', size: 10.5 })
        stacked(sheet, [client, site, siteTown], 192, 84, 14, { face: 'book', size: 9 }, { face: 'bookBold', size: 9.5 })
        const under = table(sheet, {
          x: 20, y: 144, lines: 'grid', rowHeight: 22, style: { face: 'book', size: 9.5 }, headStyle: { face: 'bookBold', size: 9 },
          columns: [{ title: 'Produit', width: 190 }, { title: 'Sacs', width: 50, align: 'right' }, { title: 'kg/sac', width: 60, align: 'right' }, { title: 'Poids (kg)', width: 80, align: 'right' }],
          rows: sacks.map(([words, count, each]) => [words, String(count), String(each), fr(count * each)]),
        })
        sheet.write(quintals ? `Poids total : ${fr(kg / 100, 2)} quintaux` : `Poids total : ${fr(kg, 0, ' ')} kg`, 396, under + 12, { face: 'bookBold', size: 11, align: 'right' })
        sheet.write('Livré par le camion de la coopérative. Déchargement par le client.', 24, under + 46, { face: 'book', size: 8.5, color: '#555' })
        sheet.write('Signature :', 24, under + 70, { face: 'book', size: 9.5 })
      },
    }
  },
)
