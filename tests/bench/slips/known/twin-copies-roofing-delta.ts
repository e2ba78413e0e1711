import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, stacked } from './delta-print.ts'
import { roofing } from './delta-wares.ts'

const columns = columnsOf(['Code', 46], ['Désignation', 196], ['Qté', 44, 'r'], ['U', 36, 'c'])

/** Two copies of the same slip side by side on a lying leaf, the client's stamped. */
export const twinCopiesRoofing = layout(
  'twin-copies-roofing-delta',
  [
    { seed: 18920, take: [[8, 2], [7, 1], [6, 4], [11, 1]] as const, words: (kg: string) => `Poids total : ${kg} KG` },
    { seed: 18921, take: [[2, 12], [6, 10], [11, 3], [3, 6]] as const, words: (kg: string) => `Pds total (kg) ${kg}` },
  ],
  ({ seed, take, words }) => {
    const goods = consigned(roofing, take)
    const p = partiesOf(seed)
    const copy = (sheet: Sheet, x: number, name: string) => {
      sheet.write('Dépôt Toiture Exemple', x, 34, { face: 'slabBold', size: 13 })
      stacked(sheet, [p.street, p.town], x, 54, 12, { face: 'slab', size: 8.5 })
      sheet.write(name, x + 366, 36, { face: 'slab', size: 8.5, align: 'right', color: '#666' })
      stacked(sheet, [`Bon de livraison ${p.number}`, `Le ${p.date} – Cde ${p.order}`], x, 88, 16, { face: 'slab', size: 9 }, { face: 'slabBold', size: 11 })
      stacked(sheet, [p.client, p.site, p.clientTown], x + 190, 88, 13, { face: 'slab', size: 9 })
      const rows = goods.lines.map((line) => [line.code, line.words, fr(line.count), line.unit])
      const foot = table(sheet, { x, y: 138, columns, rows, lines: 'columns', style: { face: 'slab', size: 9 }, headStyle: { face: 'slabBold', size: 9 }, downTo: 370 })
      sheet.write(`${goods.lines.length} articles`, x, foot + 10, { face: 'slab', size: 9 })
      sheet.write(words(fr(goods.kg, 1)), x + 320, foot + 10, { face: 'slabBold', size: 10, align: 'right' })
      sheet.box(x, foot + 32, 322, 70, undefined, '#777')
      sheet.write('Reçu conforme', x + 6, foot + 37, { face: 'slab', size: 8 })
      sheet.write('Reprise des palettes vides : 8 € HT pièce.', x, foot + 112, { face: 'slab', size: 8, color: '#555' })
    }
    return {
      expectedKg: Number(goods.kg.toFixed(1)),
      paper: { landscape: true },
      draw(sheet) {
        copy(sheet, 30, 'Exemplaire dépôt')
        sheet.rule(421, 20, 421, 575, 0.5, '#999', 4)
        copy(sheet, 446, 'Exemplaire client')
        sheet.turned(-9, 690, 440, () => {
          sheet.box(640, 420, 112, 36, undefined, '#2a4fa0', 4)
          sheet.write('LIVRÉ', 696, 427, { face: 'sansBold', size: 19, color: '#2a4fa0', align: 'center' })
        })
      },
    }
  },
)
