import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

type Tiles = readonly [code: string, words: string, colour: string, pallets: number, perPallet: number, palletKg: number]

interface Variant {
  readonly seed: number
  readonly tiles: readonly Tiles[]
}

/** A tile works' landscape sheet: pieces and kilos by pallet, everything summed on the right. */
export const roofPalletLandscape = layout<Variant>(
  'roof-pallet-landscape',
  [
    { seed: 12371, tiles: [['T-RM10', 'Tuile romane 10 au m²', 'Brun vieilli', 6, 240, 1010], ['T-RIV', 'Rive à rabat droite', 'Brun vieilli', 1, 120, 590], ['T-FAI', 'Faîtière ventilée', 'Brun vieilli', 1, 96, 415]] },
    { seed: 12372, tiles: [['T-PL20', 'Tuile plate 17 × 27', 'Rouge nuancé', 8, 576, 965], ['T-CHA', 'Chatière grillagée', 'Rouge nuancé', 1, 40, 118]] },
  ],
  ({ seed, tiles }) => {
    const kg = together(tiles.map(([, , , pallets, , palletKg]) => pallets * palletKg))
    const { client, site, siteTown, slip, order, date, account } = marks(seed)
    return {
      expectedKg: kg,
      paper: { landscape: true },
      draw(sheet) {
        sheet.write('TUILERIE DE L’EXEMPLE', 40, 30, { face: 'slabBold', size: 18, color: '#9c2f1b' })
        sheet.write('BORDEREAU DE CHARGEMENT', 802, 34, { face: 'slabBold', size: 14, align: 'right' })
        captioned(sheet, [['N°', slip], ['Date', date], ['Commande', order]], [40, 62], 66, 14, { face: 'slab', size: 9.5 })
        captioned(sheet, [['Client', `${account} ${client}`], ['Livrer à', site], ['', siteTown]], [300, 62], 60, 14, { face: 'slab', size: 9.5 })
        captioned(sheet, [['Camion', 'EX-370-MP + remorque'], ['PTRA', '44 t'], ['Quai', '4']], [610, 62], 60, 14, { face: 'slab', size: 9.5 })
        table(sheet, {
          x: 40, y: 120, lines: 'grid', rowHeight: 24, headHeight: 30, headFill: '#f6ddd6', style: { face: 'slab', size: 10 }, headStyle: { face: 'slabBold', size: 9.5 },
          columns: [{ title: 'Code', width: 70 }, { title: 'Désignation', width: 190 }, { title: 'Coloris', width: 110 }, { title: 'Palettes', width: 70, align: 'right' }, { title: 'Pièces /\npalette', width: 70, align: 'right' }, { title: 'Total\npièces', width: 80, align: 'right' }, { title: 'kg /\npalette', width: 80, align: 'right' }, { title: 'Poids\n(kg)', width: 92, align: 'right' }],
          rows: [...tiles.map(([code, words, colour, pallets, perPallet, palletKg]) => [code, words, colour, String(pallets), String(perPallet), fr(pallets * perPallet, 0, ' '), fr(palletKg, 0, ' '), fr(pallets * palletKg, 0, ' ')]), ['', 'TOTAL', '', String(together(tiles.map((row) => row[3]))), '', fr(together(tiles.map(([, , , pallets, perPallet]) => pallets * perPallet)), 0, ' '), '', fr(kg, 0, ' ')]],
        })
        stacked(sheet, ['Palettes consignées, à nous retourner vides. Les tuiles d’un même chantier doivent être posées par panachage de plusieurs palettes.', 'Contrôler les coloris avant la pose.'], 40, 300, 15, { face: 'slab', size: 9, color: '#555' })
        ;['Chargé par', 'Chauffeur', 'Destinataire'].forEach((words, at) => {
          sheet.box(40 + at * 257, 350, 247, 90, undefined, '#9c2f1b')
          sheet.write(words, 48 + at * 257, 355, { face: 'slab', size: 9 })
        })
      },
    }
  },
)
