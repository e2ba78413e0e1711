import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

type Bar = readonly [words: string, grade: string, count: number, metres: number, kgPerMetre: number]

interface Variant {
  readonly seed: number
  readonly bars: readonly Bar[]
  readonly inTonnes: boolean
}

/** A steel stockholder: theoretical kilos a line, and the total in kilos or in tonnes. */
export const steelBarsStockNote = layout<Variant>(
  'steel-bars-stock-note',
  [
    { seed: 12221, inTonnes: false, bars: [['IPE 200', 'S275JR', 6, 6.1, 22.4], ['HEA 140', 'S275JR', 4, 6.1, 24.7], ['UPN 100', 'S275JR', 3, 6, 10.6]] },
    { seed: 12222, inTonnes: true, bars: [['HEB 200', 'S355J2', 5, 12, 61.3], ['IPE 300', 'S355J2', 3, 12, 42.2]] },
    { seed: 12223, inTonnes: false, bars: [['Tube 60 × 60 × 3', 'S235JRH', 20, 6, 5.29], ['Cornière 50 × 50 × 5', 'S235JR', 12, 6, 3.77], ['Plat 80 × 8', 'S235JR', 8, 6, 5.02]] },
  ],
  ({ seed, bars, inTonnes }) => {
    const weights = bars.map(([, , count, metres, kg]) => Number((count * metres * kg).toFixed(1)))
    const kg = together(weights, 1)
    const { client, site, siteTown, slip, order, date } = marks(seed)
    return {
      expectedKg: inTonnes ? Number((kg / 1000).toFixed(3)) * 1000 : kg,
      draw(sheet) {
        sheet.write('ACIERS', 40, 34, { face: 'condensedBold', size: 28, color: '#004e7c' })
        sheet.write('de l’Exemple', 122, 46, { face: 'condensed', size: 15 })
        sheet.write('BORDEREAU D’EXPÉDITION', 555, 40, { face: 'condensedBold', size: 16, align: 'right' })
        captioned(sheet, [['N°', slip], ['Du', date], ['Votre cde', order], ['Port', 'Franco camion complet']], [400, 66], 56, 14, { face: 'condensed', size: 11 })
        stacked(sheet, ['Lieu de livraison', client, site, siteTown], 40, 92, 15, { face: 'condensed', size: 11.5 }, { face: 'condensedBold', size: 10, color: '#004e7c' })
        const under = table(sheet, {
          x: 40, y: 170, lines: 'grid', rowHeight: 20, headHeight: 30, headFill: '#d7e6f0', style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 10.5 },
          columns: [{ title: 'Produit', width: 135 }, { title: 'Nuance', width: 70 }, { title: 'Nb\nbarres', width: 55, align: 'right' }, { title: 'Long.\n(m)', width: 60, align: 'right' }, { title: 'kg/m', width: 65, align: 'right' }, { title: 'Poids théo.\n(kg)', width: 130, align: 'right' }],
          rows: bars.map(([words, grade, count, metres, perMetre], at) => [words, grade, String(count), fr(metres, 2), fr(perMetre, 2), fr(weights[at]!, 1, '.')]),
        })
        sheet.box(255, under + 8, 300, 24, '#004e7c', '#004e7c')
        sheet.write('POIDS TOTAL THÉORIQUE', 263, under + 13, { face: 'condensedBold', size: 12, color: '#fff' })
        sheet.write(inTonnes ? `${fr(kg / 1000, 3)} T` : `${fr(kg, 1, '.')} kg`, 549, under + 13, { face: 'condensedBold', size: 12, color: '#fff', align: 'right' })
        stacked(sheet, ['Poids théoriques selon EN 10365, tolérance ± 4 %. Certificats matière 3.1 sur demande.', 'Déchargement à la charge du client (élingues CMU 2 t fournies en prêt).'], 40, under + 52, 14, { face: 'condensed', size: 10, color: '#444' })
        sheet.write('Chargé par', 40, 700, { face: 'condensed', size: 11 })
        sheet.write('Reçu par', 330, 700, { face: 'condensed', size: 11 })
      },
    }
  },
)
