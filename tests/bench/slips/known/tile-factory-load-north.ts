import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'

interface Tiles {
  readonly code: string
  readonly words: string
  readonly color: string
  readonly perPallet: number
  readonly pallets: number
  readonly perMetre: number
  readonly palletKg: number
}

interface Variant {
  readonly seed: number
  readonly unit: 't' | 'kg'
  readonly tiles: readonly Tiles[]
}

const variants: readonly Variant[] = [
  {
    seed: 9517, unit: 't', tiles: [
      { code: '110204', words: 'Tuile Modèle 14 au m²', color: 'Rouge nuancé', perPallet: 240, pallets: 9, perMetre: 14, palletKg: 838 },
      { code: '110231', words: 'Demi-tuile Modèle', color: 'Rouge nuancé', perPallet: 300, pallets: 1, perMetre: 0, palletKg: 655 },
      { code: '140077', words: 'Faîtière angulaire', color: 'Rouge nuancé', perPallet: 160, pallets: 2, perMetre: 0, palletKg: 592 },
    ],
  },
  {
    seed: 9518, unit: 'kg', tiles: [
      { code: '120410', words: 'Tuile canal Spécimen 50', color: 'Vieux toit', perPallet: 384, pallets: 6, perMetre: 25, palletKg: 872 },
      { code: '140102', words: 'Rive à rabat gauche', color: 'Vieux toit', perPallet: 120, pallets: 1, perMetre: 0, palletKg: 571 },
    ],
  },
]

/** A tile works' load sheet on its side: pallets, pieces, covered area and weight add up in a last row. */
export const tileFactoryLoad = layout('tile-factory-load-north', variants, ({ seed, unit, tiles }) => {
  const sum = (of: (tile: Tiles) => number) => tiles.reduce((all, tile) => all + of(tile), 0)
  const kg = sum(({ pallets, palletKg }) => pallets * palletKg)
  const weight = (value: number) => (unit === 't' ? fr(value / 1000, 3) : fr(value, 0, ' '))
  const covered = ({ perMetre, perPallet, pallets }: Tiles) => (perMetre === 0 ? 0 : (perPallet * pallets) / perMetre)
  return {
    expectedKg: kg,
    paper: { landscape: true },
    draw(sheet) {
      const { client, site, siteTown, slip, date, order } = marks(seed)
      sheet.write('TUILERIES DU MODÈLE', 40, 34, { face: 'condensedBold', size: 20, color: '#9b3d1c' })
      sheet.write('Usine de terre cuite – Route de l’Exemple – 31000 EXEMPLE', 40, 58, { face: 'condensed', size: 11 })
      sheet.write(`AVIS D’EXPÉDITION ET BON DE LIVRAISON N° ${slip}`, 802, 36, { face: 'condensedBold', size: 14, align: 'right' })
      writtenLines(sheet, [`Chargé le ${date} – quai 3`, `Votre commande ${order}`], 802, 58, 15, { face: 'condensed', size: 11, align: 'right' })
      writtenLines(sheet, ['Destinataire', client, site, siteTown], 40, 90, 15, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 11 })
      writtenLines(sheet, ['Transport', 'Semi-remorque plateau avec chariot embarqué', 'Charge utile maximale : 24 t'], 480, 90, 15, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 11 })
      const rows = tiles.map((tile, at) => [
        String((at + 1) * 10), tile.code, tile.words, tile.color, String(tile.perPallet), String(tile.pallets), fr(tile.perPallet * tile.pallets, 0, ' '),
        tile.perMetre === 0 ? '–' : fr(covered(tile), 1), weight(tile.pallets * tile.palletKg),
      ])
      const foot = table(sheet, {
        x: 40, y: 170, rowHeight: 24, headHeight: 34, lines: 'grid', headFill: '#f3e3da', style: { face: 'condensed', size: 11.5 }, headStyle: { face: 'condensedBold', size: 11 },
        columns: [
          { title: 'Pos.', width: 40 }, { title: 'Article', width: 70 }, { title: 'Désignation', width: 200 }, { title: 'Coloris', width: 110 }, { title: 'Pièces\npar palette', width: 72, align: 'right' },
          { title: 'Palettes', width: 60, align: 'right' }, { title: 'Pièces', width: 66, align: 'right' }, { title: 'm²\ncouverts', width: 66, align: 'right' }, { title: `Poids brut\n(${unit})`, width: 78, align: 'right' },
        ],
        rows: [...rows, ['', '', 'TOTAL', '', '', String(sum(({ pallets }) => pallets)), fr(sum(({ perPallet, pallets }) => perPallet * pallets), 0, ' '), fr(sum(covered), 1), weight(kg)]],
      })
      writtenLines(sheet, ['Palettes non consignées. Vérifier la nuance avant la pose : mélanger plusieurs palettes.', 'Stockage sur deux hauteurs au plus ; poser sur sol plan et stabilisé.'], 40, foot + 22, 15, { face: 'condensed', size: 10.5 })
      ;['Visa usine', 'Chauffeur', 'Destinataire'].forEach((words, at) => {
        sheet.box(40 + at * 256, 470, 246, 80, undefined, '#777')
        sheet.write(words, 48 + at * 256, 475, { face: 'condensed', size: 10 })
      })
    },
  }
})
