import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

const tiles = [
  ['60 × 60 Béton gris mat rectifié', 1.44, 29.4],
  ['30 × 60 Pierre beige structuré R11', 1.08, 23.1],
  ['20 × 120 Imitation chêne naturel', 1.2, 26.2],
  ['10 × 30 Faïence blanche brillante', 0.9, 11.7],
  ['60 × 60 Terrasse 20 mm ivoire', 0.72, 33.6],
] as const

/** A tile merchant: cartons, square metres and weight, summed in a last row. */
export const tileCartons = layout(
  'tile-cartons-grove',
  [
    { seed: 307455, taken: [[0, 21], [3, 8]], words: 'TOTAUX' },
    { seed: 307456, taken: [[1, 14], [2, 32], [4, 18]], words: 'Totaux livrés' },
    { seed: 307457, taken: [[4, 60]], words: 'TOTAUX' },
  ],
  ({ seed, taken, words }) => {
    const chosen = taken.map(([at, cartons]) => {
      const [name, squares, kg] = tiles[at!]!
      return { name, cartons: cartons!, squares: squares * cartons!, kg: kg * cartons! }
    })
    const sum = (what: 'cartons' | 'squares' | 'kg') => chosen.reduce((all, line) => all + line[what], 0)
    return {
      expectedKg: Number(sum('kg').toFixed(1)),
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order, phone } = particulars(seed)
        sheet.write('Carreaux & Modèles', 40, 40, { face: 'bookBold', size: 20, color: '#6b4226' })
        lines(sheet, [`${street} – ${town}`, `Dépôt : ${phone}, ouvert dès 7 h`], 40, 68, 13, { face: 'book', size: 9 })
        sheet.rule(40, 100, 555, 100, 1.2, '#6b4226')
        lines(sheet, [`Bon de livraison n° ${number}`, `Date : ${date}`, `Commande : ${order}`], 40, 112, 14, { face: 'book', size: 10 })
        lines(sheet, ['Livré à :', 'Carrelage Exemple', site, siteTown], 330, 112, 14, { face: 'book', size: 10 })
        const columns = [{ title: 'Carrelage', width: 225 }, { title: 'Bain', width: 60, align: 'center' as const }, { title: 'Cartons', width: 65, align: 'right' as const }, { title: 'm²', width: 75, align: 'right' as const }, { title: 'Poids kg', width: 90, align: 'right' as const }]
        const rows = chosen.map((line, at) => [line.name, `B${at + 41}`, String(line.cartons), fr(line.squares, 2, ' '), fr(line.kg, 1, ' ')])
        const foot = table(sheet, { x: 40, y: 190, columns, rows, rowHeight: 20, style: { face: 'book', size: 9.5 }, headStyle: { face: 'bookBold', size: 9.5 } })
        table(sheet, { x: 40, y: foot - 22, columns: columns.map((column) => ({ ...column, title: '' })), rows: [[words, '', String(sum('cartons')), fr(sum('squares'), 2, ' '), fr(sum('kg'), 1, ' ')]], rowHeight: 20, lines: 'none', style: { face: 'bookBold', size: 9.5 } })
        sheet.rule(40, foot + 21, 555, foot + 21, 1, '#6b4226')
        sheet.flow('Vérifier le bain et le calibre avant la pose : aucun retour après la pose. Cartons entamés non repris. Palettes consignées 12 € l’unité.', 40, 700, 515, { face: 'book', size: 8, color: '#555' })
        sheet.write('Reçu conforme, le            Signature :', 330, 740, { face: 'book', size: 9 })
      },
    }
  },
)
