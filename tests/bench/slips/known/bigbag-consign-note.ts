import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

type Line = readonly [code: string, words: string, delivered: number, returned: number, kg: number]

interface Variant {
  readonly seed: number
  readonly lines: readonly Line[]
}

/** Bags and pallets out, empties back: the weight of what leaves stands in the middle of the foot. */
export const bigbagConsignNote = layout<Variant>(
  'bigbag-consign-note',
  [
    { seed: 12261, lines: [['BB-SAB', 'Big bag sable 0/4 (1 m³)', 3, 0, 1450], ['BB-GRA', 'Big bag gravier 4/20 (1 m³)', 2, 0, 1480], ['CONS-BB', 'Consigne big bag', 5, 2, 0]] },
    { seed: 12262, lines: [['SAC-PIE', 'Palette galets blancs 49 sacs de 20 kg', 2, 0, 1000], ['PAV-ANT', 'Palette pavés anthracite 9,6 m²', 3, 0, 1285], ['CONS-PAL', 'Consigne palette', 5, 8, 0]] },
  ],
  ({ seed, lines }) => {
    const kg = together(lines.map(([, , delivered, , weight]) => delivered * weight))
    const { street, town, client, site, siteTown, slip, date, account } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        stacked(sheet, ['Jardin & Voirie Modèle', street, town], 36, 36, 13, { face: 'slab', size: 9.5 }, { face: 'slabBold', size: 16, color: '#386641' })
        sheet.write(`BL ${slip.slice(2)} du ${date}`, 559, 38, { face: 'slabBold', size: 14, align: 'right' })
        stacked(sheet, [`Client ${account}`, client, site, siteTown], 340, 76, 14, { face: 'slab', size: 10 }, { face: 'slab', size: 9, color: '#555' })
        table(sheet, {
          x: 36, y: 156, downTo: 520, lines: 'columns', rowHeight: 22, headHeight: 30, headFill: '#e4efd9', style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 9.5 },
          columns: [{ title: 'Code', width: 75 }, { title: 'Désignation', width: 268 }, { title: 'Livré', width: 85, align: 'right' }, { title: 'Repris\n(vides)', width: 95, align: 'right' }],
          rows: lines.map(([code, words, delivered, returned]) => [code, words, fr(delivered, 2), returned === 0 ? '' : fr(returned, 2)]),
        })
        const cells: readonly (readonly [string, string])[] = [['Solde consignes', String(lines[2]![2] - lines[2]![3])], ['Poids livré', `${fr(kg, 0, ' ')} kg`], ['Déchargement', 'Grue auxiliaire']]
        cells.forEach(([caption, value], at) => {
          sheet.box(36 + at * 175, 530, 173, 44, undefined, '#386641')
          sheet.write(caption, 122 + at * 175, 535, { face: 'slab', size: 8.5, align: 'center', color: '#555' })
          sheet.write(value, 122 + at * 175, 551, { face: 'slabBold', size: 12, align: 'center' })
        })
        captioned(sheet, [['Grue :', 'portée 8 m, 1 800 kg à 8 m – prévoir un accès de 3,50 m de large'], ['Consigne :', 'big bag 15 €, palette 12 €, remboursés au retour']], [36, 590], 66, 15, { face: 'slab', size: 9 })
        sheet.write('Lu et approuvé, signature', 36, 650, { face: 'slab', size: 9.5 })
      },
    }
  },
)
