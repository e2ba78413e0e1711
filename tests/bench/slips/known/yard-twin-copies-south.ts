import { writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { general } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
}

const columns = [
  { title: 'Code', width: 50 },
  { title: 'Libellé', width: 190 },
  { title: 'U', width: 34, align: 'center' },
  { title: 'Qté', width: 40, align: 'right' },
  { title: 'Poids', width: 56, align: 'right' },
] as const

/** A merchant's yard exit, the customer's copy and the yard's on one lying leaf. */
export const yardTwinCopiesSouth = layout<Variant>(
  'yard-twin-copies-south',
  [
    { seed: 9751, take: [[0, 10], [11, 20], [2, 6], [10, 3]] },
    { seed: 9752, take: [[12, 24], [13, 4], [14, 8], [17, 1], [5, 2], [7, 10]] },
  ],
  ({ seed, take }) => {
    const { lines, kg } = consigned(general, take)
    const { client, place, town, number, account, date, hour } = parties(seed)
    return {
      expectedKg: kg,
      paper: { landscape: true },
      draw(sheet) {
        ;['Exemplaire client', 'Exemplaire dépôt'].forEach((copy, at) => {
          const x = 26 + at * 421
          sheet.write('Comptoir Spécimen', x, 28, { face: 'slabBold', size: 16, color: '#7a1f1f' })
          sheet.write(copy, x + 370, 32, { face: 'slab', size: 9, align: 'right' })
          sheet.write(`BON DE SORTIE / LIVRAISON ${number}`, x, 54, { face: 'slabBold', size: 11 })
          writtenLines(sheet, [`${date} ${hour}  –  Compte ${account}`, client, `${place}, ${town}`], x, 74, 14, { face: 'slab', size: 9.5 })
          const rows = lines.map((line) => [line.code, line.words, line.unit, String(line.count), figure(line.kg, 1)])
          const y = table(sheet, { x, y: 126, columns, rows, style: { face: 'slab', size: 9 }, headStyle: { face: 'slabBold', size: 9 }, lines: 'rows', rowHeight: 20 })
          sheet.write('Poids tot. (kg)', x + 310, y + 12, { face: 'slabBold', size: 10, align: 'right' })
          sheet.write(figure(kg, 1), x + 366, y + 12, { face: 'slabBold', size: 10, align: 'right' })
          sheet.box(x, 470, 178, 70, undefined, '#888')
          sheet.write('Chauffeur', x + 6, 475, { face: 'slab', size: 8 })
          sheet.box(x + 192, 470, 178, 70, undefined, '#888')
          sheet.write('Client', x + 198, 475, { face: 'slab', size: 8 })
        })
        sheet.rule(421, 10, 421, 585, 0.5, '#777', 3)
      },
    }
  },
)
