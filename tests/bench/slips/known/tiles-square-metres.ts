import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

type Tile = readonly [code: string, words: string, boxes: number, squareMetres: number, kg: number]

export const tilesSquareMetres = layout(
  'tiles-square-metres',
  [
    { seed: 11_261, tiles: [['GC6060B', 'Grès cérame 60x60 beige, 4 p. par boîte', 32, 1.44, 30.5], ['FA3060', 'Faïence 30x60 blanc satiné', 14, 1.26, 19.8]] as readonly Tile[] },
    { seed: 11_262, tiles: [['GC2080', 'Grès cérame 20x80 imitation bois', 24, 1.28, 27.5], ['PL0880', 'Plinthe assortie 8x80', 6, 0.64, 13], ['EX6060', 'Dalle 20 mm 60x60 extérieur', 40, 0.72, 32.5]] as readonly Tile[] },
  ],
  ({ seed, tiles }) => {
    const sum = (of: (tile: Tile) => number) => tiles.reduce((all, tile) => all + of(tile), 0)
    const kg = sum((tile) => tile[2] * tile[4])
    return {
      expectedKg: Number(kg.toFixed(1)),
      draw(sheet) {
        const { slip, date } = marks(seed)
        const face = 'condensed'
        const bold = 'condensedBold'
        sheet.write('CARRELAGES DU SPÉCIMEN', 40, 38, { face: bold, size: 20, color: '#5b4636' })
        sheet.write('Showroom et dépôt', 40, 62, { face, size: 11 })
        sheet.write(`Bon de livraison ${slip}`, 555, 40, { face: bold, size: 15, align: 'right' })
        sheet.write(date, 555, 62, { face, size: 11, align: 'right' })
        writtenLines(sheet, ['Livrer à', ...addressOf(seed)], 40, 92, 15, { face, size: 11.5 }, { face: bold, size: 10 })
        const columns = [{ title: 'Référence', width: 75 }, { title: 'Désignation', width: 210 }, { title: 'Boîtes', width: 55, align: 'right' }, { title: 'm²/boîte', width: 60, align: 'right' }, { title: 'm²', width: 55, align: 'right' }, { title: 'Poids', width: 60, align: 'right' }] as const
        const rows = tiles.map(([code, words, boxes, squareMetres, each]) => [code, words, String(boxes), fr(squareMetres, 2), fr(boxes * squareMetres, 2), fr(boxes * each, 1, ' ')])
        const foot = table(sheet, { x: 40, y: 170, columns, rows, zebra: '#f6f1ec', rowHeight: 22, headFill: '#5b4636', style: { face, size: 11.5 }, headStyle: { face: bold, size: 11, color: '#fff' } })
        const totals = { face: bold, size: 12, align: 'right' } as const
        sheet.write('TOTAL', 44, foot + 6, { face: bold, size: 12 })
        sheet.write(String(sum((tile) => tile[2])), 376, foot + 6, totals)
        sheet.write(fr(sum((tile) => tile[2] * tile[3]), 2), 491, foot + 6, totals)
        sheet.write(`${fr(kg, 1, ' ')} kg`, 551, foot + 6, totals)
        sheet.rule(40, foot + 24, 555, foot + 24, 1.2, '#5b4636')
        sheet.flow('Vérifier bain, calibre et choix avant la pose : aucune réclamation n’est recevable sur carrelage posé. Reprise des boîtes pleines sous 30 jours, décote 20 %.', 40, foot + 44, 515, { face, size: 10.5, color: '#444' })
      },
    }
  },
)
