import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { bars, captioned } from './furniture.ts'

const wares: readonly Ware[] = [
  ['3401877', 'Évier résine 2 bacs', 'PCE', 19.4, 0],
  ['3402210', 'Ballon tampon 100 L', 'PCE', 41, 0],
  ['3405566', 'Tube cuivre Ø 16 couronne 25 m', 'CRN', 10.1, 0],
  ['3407102', 'Collecteur 8 départs + coffret', 'PCE', 9.75, 0],
  ['3408940', 'Dalle plancher chauffant (carton 14 m²)', 'CTN', 12.6, 0],
  ['3409004', 'Tube PER Ø 16 couronne 240 m', 'CRN', 26.4, 0],
]

interface Variant {
  readonly seed: number
  readonly take: Take
}

/** A warehouse's picking order by place in the aisles, with the wave's sums in its head. */
export const pickingRouteList = layout<Variant>(
  'picking-route-list',
  [
    { seed: 12391, take: [[4, 8], [5, 4], [3, 2]] },
    { seed: 12392, take: [[0, 3], [1, 2], [2, 6], [3, 1]] },
  ],
  ({ seed, take }) => {
    const { lines, kg, count } = consigned(wares, take)
    const { client, siteTown, slip, order, date } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('BON DE PRÉPARATION', 36, 32, { face: 'narrowBold', size: 17 })
        sheet.write('Plateforme Exemple Sud – vague 0730', 36, 56, { face: 'narrow', size: 10.5 })
        bars(sheet, 410, 30, 150, 32, seed)
        sheet.write(`*${slip}*`, 485, 66, { face: 'mono', size: 9, align: 'center' })
        sheet.box(36, 84, 523, 70)
        captioned(sheet, [['Client', client], ['Destination', siteTown], ['Commande', order], ['Départ quai', `${date} 10:30`]], [44, 90], 80, 15, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 10.5 })
        captioned(sheet, [['Lignes', String(lines.length)], ['Pièces', String(count)], ['Poids (kg)', fr(kg, 2)], ['Supports', '1 palette']], [370, 90], 80, 15, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 10.5 })
        const under = table(sheet, {
          x: 36, y: 168, lines: 'rows', rowHeight: 28, style: { face: 'narrow', size: 11 }, headStyle: { face: 'narrowBold', size: 10 },
          columns: [{ title: 'Emplacement', width: 90 }, { title: 'Article', width: 65 }, { title: 'Désignation', width: 218 }, { title: 'À prélever', width: 80, align: 'right' }, { title: 'Prélevé', width: 70, align: 'center' }],
          rows: lines.map((line, at) => [`A${at + 3}-${12 + at * 7}-0${at + 1}`, line.code, line.words, `${line.count} ${line.unit}`, '']),
        })
        lines.forEach((_line, at) => sheet.box(508, 194 + at * 28, 34, 18))
        sheet.write('Gerbage : max 2 niveaux, 600 kg par niveau. Filmer, étiqueter, déposer en zone Q4.', 36, under + 20, { face: 'narrow', size: 10, color: '#555' })
        sheet.write('Préparateur :', 36, under + 46, { face: 'narrow', size: 10.5 })
        sheet.write('Contrôleur :', 300, under + 46, { face: 'narrow', size: 10.5 })
      },
    }
  },
)
