import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { cases, signing, stacked } from './uphill-print.ts'

type Bar = readonly [words: string, grade: string, count: number, metres: number, kgPerMetre: number]

interface Filled {
  readonly seed: number
  readonly bars: readonly Bar[]
}

/** A steel merchant: bars, metres, kilos a metre and theoretical kilos. */
export const steelTheoryBars = layout<Filled>(
  'steel-theory-bars-uphill',
  [
    { seed: 9701, bars: [['IPE 200', 'S275JR', 3, 12.1, 22.4], ['HEA 140', 'S275JR', 4, 6.1, 24.7], ['UPN 120', 'S235JR', 2, 6.1, 13.4]] },
    { seed: 9702, bars: [['Tube carré 60 x 60 x 3', 'S235JRH', 10, 6, 5.29], ['Cornière 50 x 50 x 5', 'S235JR', 8, 6, 3.77], ['Plat 80 x 8', 'S235JR', 6, 6, 5.02], ['Rond 16', 'S235JR', 12, 6, 1.58]] },
  ],
  ({ seed, bars }) => {
    const weights = bars.map(([, , count, metres, per]) => Math.round(count * metres * per))
    const kg = weights.reduce((sum, each) => sum + each, 0)
    const { client, siteStreet, siteTown, number, order, day, depot, depotTown, plate } = uphillParties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(28, 28, 539, 60)
        sheet.write('ACIERS DU SPÉCIMEN', 40, 38, { face: 'slabBold', size: 18 })
        sheet.write(`${depot} – ${depotTown}`, 40, 64, { face: 'slab', size: 9.5 })
        sheet.write('Bordereau de livraison', 556, 38, { face: 'slabBold', size: 14, align: 'right' })
        sheet.write(`${number} du ${day}`, 556, 64, { face: 'slab', size: 10.5, align: 'right' })
        stacked(sheet, ['Livré à', client, siteStreet, siteTown], 320, 102, 14, { face: 'slab', size: 10.5 }, { face: 'slab', size: 8, color: '#666' })
        stacked(sheet, ['Commande client', order, `Véhicule ${plate}`], 40, 102, 14, { face: 'slab', size: 10.5 }, { face: 'slab', size: 8, color: '#666' })
        const foot = table(sheet, {
          x: 28,
          y: 172,
          columns: [
            { title: 'Poste', width: 40, align: 'center' },
            { title: 'Produit', width: 150 },
            { title: 'Nuance', width: 70 },
            { title: 'Barres', width: 50, align: 'right' },
            { title: 'Long.\n(m)', width: 55, align: 'right' },
            { title: 'Total\n(ml)', width: 58, align: 'right' },
            { title: 'kg/ml', width: 52, align: 'right' },
            { title: 'Poids th.\n(kg)', width: 64, align: 'right' },
          ],
          rows: bars.map(([words, grade, count, metres, per], at) => [fr((at + 1) * 10), words, grade, fr(count), fr(metres, 2), fr(count * metres, 2), fr(per, 2), fr(weights[at]!, 0, ' ')]),
          style: { face: 'slab', size: 10 },
          headStyle: { face: 'slabBold', size: 9 },
          headHeight: 30,
          headFill: '#e2e2e2',
          rowHeight: 20,
          lines: 'grid',
        })
        cases(sheet, [['Nb de fardeaux', '2'], ['Nb de barres', fr(bars.reduce((sum, bar) => sum + bar[2], 0))], ['Poids théorique total', `${fr(kg, 0, ' ')} kg`]], 287, foot + 14, [80, 80, 120], { face: 'slab', bold: 'slabBold', size: 10.5 })
        stacked(sheet, ['Certificat 3.1 sur demande. Tolérance de laminage ± 4 %.', 'Élingues et cales à restituer.'], 28, foot + 18, 15, { face: 'slab', size: 9 })
        signing(sheet, 'Pointage chargeur', 28, foot + 74, 170, 70, 'slab')
        signing(sheet, 'Réception', 397, foot + 74, 170, 70, 'slab')
        sheet.write('Aciers du Spécimen – négoce fictif', 297, 806, { face: 'slab', size: 8, color: '#777', align: 'center' })
      },
    }
  },
)
