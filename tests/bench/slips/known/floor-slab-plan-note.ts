import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

type Piece = readonly [mark: string, words: string, count: number, metres: number | null, kg: number]

interface Variant {
  readonly seed: number
  readonly pieces: readonly Piece[]
  readonly load: string
}

/** A precast floor: beams and blocks by mark, the weight of the truck in tonnes beside the floor's live loads. */
export const floorSlabPlanNote = layout<Variant>(
  'floor-slab-plan-note',
  [
    { seed: 12311, load: 'Plancher haut RDC – charge d’exploitation 150 kg/m²', pieces: [['P1', 'Poutrelle PSS 113', 12, 4.6, 83], ['P2', 'Poutrelle PSS 112', 7, 3.2, 56], ['E', 'Entrevous béton 12 × 20 × 53', 280, null, 12.6]] },
    { seed: 12312, load: 'Plancher vide sanitaire – charge d’exploitation 250 kg/m²', pieces: [['A', 'Poutrelle PSR 145', 9, 5.4, 112], ['B', 'Poutrelle PSR 135', 5, 2.8, 51], ['PSE', 'Entrevous polystyrène 15 cm', 96, null, 1.5], ['R', 'Rupteur longitudinal', 12, null, 0.75]] },
  ],
  ({ seed, pieces, load }) => {
    const kg = together(pieces.map(([, , count, , one]) => count * one))
    const { client, site, siteTown, slip, date, account } = marks(seed)
    return {
      expectedKg: Math.round(kg),
      draw(sheet) {
        sheet.box(30, 26, 535, 60)
        sheet.write('EXEMPLE PRÉFABRICATION', 40, 34, { face: 'narrowBold', size: 15 })
        sheet.write('Poutrelles, entrevous, prédalles – Usine du Modèle', 40, 56, { face: 'narrow', size: 10 })
        captioned(sheet, [['Bon n°', slip], ['Le', date], ['Affaire', account]], [430, 34], 44, 15, { face: 'narrow', size: 10.5 })
        stacked(sheet, [client, site, siteTown, load], 34, 98, 15, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 10.5 })
        const under = table(sheet, {
          x: 30, y: 172, lines: 'grid', rowHeight: 20, headFill: '#e9ecef', style: { face: 'narrow', size: 10.5 }, headStyle: { face: 'narrowBold', size: 10 },
          columns: [{ title: 'Repère', width: 60, align: 'center' }, { title: 'Élément', width: 245 }, { title: 'Nombre', width: 70, align: 'right' }, { title: 'Longueur (m)', width: 80, align: 'right' }, { title: 'Masse unit. (kg)', width: 80, align: 'right' }],
          rows: pieces.map(([mark, words, count, metres, one]) => [mark, words, String(count), metres === null ? '–' : fr(metres, 2), fr(one, one % 1 === 0 ? 0 : 2)]),
        })
        sheet.box(30, under + 14, 260, 52)
        captioned(sheet, [['Poids total du chargement', `${fr(kg / 1000, 3)} T`], ['Nombre d’éléments', String(together(pieces.map((piece) => piece[2])))]], [40, under + 22], 140, 20, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 11.5 })
        stacked(sheet, ['Grue du camion : 2,2 t à 4 m, 1,0 t à 9 m', 'Temps de déchargement inclus : 45 min'], 310, under + 22, 20, { face: 'narrow', size: 10.5 })
        stacked(sheet, ['Mise en œuvre selon le plan de pose joint ; étais obligatoires avant bétonnage.', 'Ne pas stocker plus de 10 lits de poutrelles.'], 34, under + 90, 15, { face: 'narrow', size: 9.5, color: '#555' })
        sheet.write('Réceptionné par', 34, 640, { face: 'narrow', size: 10.5 })
      },
    }
  },
)
