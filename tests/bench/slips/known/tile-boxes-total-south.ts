import { writtenLines } from './written-lines.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'

/** Code, words, m² a box, kg a box. */
const tiles = [
  ['GC6060', 'Grès cérame 60 × 60 pierre beige', 1.44, 31.2],
  ['GC2012', 'Grès cérame 20 × 120 chêne clair', 1.2, 25.8],
  ['FA3060', 'Faïence 30 × 60 blanc satiné', 1.44, 23.5],
  ['EXT62', 'Dalle extérieure 60 × 60 ép. 2 cm', 0.72, 33.1],
  ['MOS30', 'Mosaïque galets 30 × 30', 0.99, 17.4],
  ['PL6007', 'Plinthe assortie 60 × 7 (carton)', 0, 12.6],
] as const

interface Variant {
  readonly seed: number
  readonly take: readonly (readonly [at: number, boxes: number])[]
  readonly pallets: number
  readonly mark: string
}

/** A tile showroom: square metres, boxes and kilos, all three added in the last row. */
export const tileBoxesTotalSouth = layout<Variant>(
  'tile-boxes-total-south',
  [
    { seed: 9531, take: [[0, 40], [5, 6], [2, 14]], pallets: 2, mark: ',' },
    { seed: 9532, take: [[3, 72], [1, 30], [4, 5], [2, 20]], pallets: 4, mark: '.' },
  ],
  ({ seed, take, pallets, mark }) => {
    const lines = take.map(([at, boxes]) => {
      const [code, words, metres, boxKg] = tiles[at]!
      return { code, words, boxes, metres: metres * boxes, boxKg, kg: Number((boxKg * boxes).toFixed(1)) }
    })
    const sum = (what: 'boxes' | 'metres' | 'kg') => Number(lines.reduce((all, line) => all + line[what], 0).toFixed(2))
    const { client, place, town, site, number, order, date, phone } = parties(seed)
    const columns = [
      { title: 'Article', width: 60 },
      { title: 'Libellé', width: 204 },
      { title: 'm²', width: 60, align: 'right' as const },
      { title: 'Cartons', width: 54, align: 'right' as const },
      { title: 'kg / carton', width: 62, align: 'right' as const },
      { title: 'Poids kg', width: 72, align: 'right' as const },
    ]
    const shown = (value: number, decimals: number) => figure(value, decimals, mark === ',' ? ' ' : '', mark)
    return {
      expectedKg: sum('kg'),
      draw(sheet) {
        sheet.write('Carreaux & Spécimen', 297, 34, { face: 'bookBold', size: 20, align: 'center' })
        sheet.write(`Salle d’exposition : 40 route de l’Exemple, 84000 AVIGNON – ${phone}`, 297, 60, { face: 'book', size: 8.5, align: 'center' })
        sheet.rule(42, 78, 553, 78, 1.2, '#8a5a3c')
        sheet.write(`BON D’ENLÈVEMENT / LIVRAISON N° ${number}`, 42, 92, { face: 'bookBold', size: 12 })
        sheet.write(`le ${date}`, 553, 94, { face: 'book', size: 10, align: 'right' })
        writtenLines(sheet, [`Client : ${client}`, `Commande : ${order}`, `Chantier : ${site}, ${place}, ${town}`], 42, 118, 15, { face: 'book', size: 9.5 })
        const rows = lines.map((line) => [line.code, line.words, line.metres > 0 ? shown(line.metres, 2) : '', String(line.boxes), shown(line.boxKg, 2), shown(line.kg, 1)])
        const y = table(sheet, { x: 42, y: 178, columns, rows, style: { face: 'book', size: 8.5 }, headStyle: { face: 'bookBold', size: 8.5, color: '#fff' }, headFill: '#8a5a3c', lines: 'grid', rowHeight: 20 })
        sheet.box(42, y, 512, 22, '#f1e8e2', '#111')
        ;[['TOTAUX', 46, 'left'], [shown(sum('metres'), 2), 362, 'right'], [String(sum('boxes')), 416, 'right'], [shown(sum('kg'), 1), 550, 'right']].forEach(([words, x, align]) =>
          sheet.write(String(words), Number(x), y + 6, { face: 'bookBold', size: 9, align: align === 'left' ? 'left' : 'right' }))
        sheet.write(`Palettes : ${pallets} (EUR, consignées 12,00 € pièce)`, 42, y + 40, { face: 'book', size: 9 })
        sheet.flow('Vérifiez la nuance et le calibre avant la pose : aucun retour de carreaux posés. Les cartons entamés ne sont ni repris ni échangés. Le déchargement est à la charge du client ; prévoir un transpalette de 1 500 kg de capacité.', 42, y + 70, 510, { face: 'book', size: 8, color: '#555' })
        sheet.write('Bon pour accord, le client', 400, y + 130, { face: 'book', size: 9 })
      },
    }
  },
)
