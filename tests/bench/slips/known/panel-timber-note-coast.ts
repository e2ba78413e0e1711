import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'
import { timberWares } from './coast-wares.ts'

const columns = [
  { title: 'ARTICLE', width: 60 },
  { title: 'DESCRIPTION', width: 228 },
  { title: 'QTÉ', width: 45, align: 'right' },
  { title: 'UN', width: 32, align: 'center' },
  { title: 'VOLUME', width: 65, align: 'right' },
  { title: 'POIDS', width: 75, align: 'right' },
] as const

/** m³ of one piece. */
const cubicOf: Readonly<Record<string, number>> = { BAST65: 0.0569, CHEV80: 0.0256, OSB322: 0.0371, CTBX18: 0.0549, MDF19: 0.0566 }

export const panelTimberNote = layout(
  'panel-timber-note-coast',
  [
    { seed: 9531, take: [[2, 24], [3, 10], [4, 6], [1, 30]], weighed: true },
    { seed: 9532, take: [[0, 16], [1, 24], [2, 40]], weighed: true },
    { seed: 9533, take: [[2, 30], [3, 12], [4, 8]], weighed: false },
  ] as const,
  ({ seed, take, weighed }) => {
    const { lines, kg } = consigned(timberWares, take, 1)
    const cubic = lines.map((line) => Number(((cubicOf[line.code] ?? 0) * line.count).toFixed(3)))
    const cubicMetres = cubic.reduce((sum, value) => sum + value, 0)
    const { client, clientStreet, clientTown, site, siteTown, number, date, order } = coastParties(seed, 'joiner')
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        sheet.write('Bois & Panneaux du Spécimen', 45, 36, { face: 'slabBold', size: 18, color: '#5a3a12' })
        stacked(sheet, ['12 quai de l’Exemple, 83600 FRÉJUS', 'Négoce de bois, panneaux, menuiseries intérieures'], 45, 60, 13, { face: 'slab', size: 9.5 })
        sheet.rule(45, 92, 550, 92, 2, '#5a3a12')
        sheet.write('BON DE LIVRAISON', 45, 102, { face: 'slabBold', size: 14 })
        stacked(sheet, [`Numéro   ${number}`, `Date   ${date}`, `Commande   ${order}`, 'Livreur   camion plateau'], 45, 124, 13, { face: 'slab', size: 10 })
        sheet.write(client, 320, 110, { face: 'slabBold', size: 11 })
        stacked(sheet, [clientStreet, clientTown, `Chez : ${site}, ${siteTown}`], 320, 126, 13, { face: 'slab', size: 9.5 })
        const rows = [
          ...lines.map((line, at) => [line.code, line.words, printed(line.count), line.unit, printed(cubic[at]!, 3), weighed ? printed(line.kg, 1) : '']),
          ['', '', '', '', '', ''],
          ['', 'TOTAUX', printed(lines.reduce((sum, { count }) => sum + count, 0)), '', `${printed(cubicMetres, 3)} m³`, weighed ? `${printed(kg, 1)} kg` : ''],
        ]
        const under = table(sheet, { x: 45, y: 196, columns, rows, style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 9.5 }, headFill: '#eadfce', rowHeight: 19 })
        sheet.flow('Bois traité classe 2 sauf mention contraire. Panneaux à stocker à plat et à l’abri. Humidité à la livraison 18 % ± 3. Masse volumique moyenne du sapin : 450 kg/m³.', 45, under + 16, 505, { face: 'slab', size: 9 })
        sheet.write('Bois issu de forêts gérées durablement (certificat EX-0000)', 45, under + 46, { face: 'slab', size: 9 })
        sheet.box(330, under + 66, 220, 76, undefined, '#5a3a12')
        sheet.write('Cachet et signature du client', 338, under + 71, { face: 'slab', size: 8.5 })
      },
    }
  },
)
