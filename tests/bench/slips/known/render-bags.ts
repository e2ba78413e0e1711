import { fr } from '../drawing/french-number.ts'
import { boxedHead, signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { sumOf } from './truckload.ts'

/** A façade products depot: bags whose names tell their kilos, counts and prices, and no weight of the whole. */
export const renderBags = layout('render-bags', [
  { seed: 9601, goods: [['Enduit monocouche gratté J39 sac 25 kg', 'SAC', 42, 11.9], ['Gobetis d’accrochage sac 30 kg', 'SAC', 18, 9.2], ['Trame fibre de verre 50 m²', 'RLX', 3, 48]] },
  { seed: 9602, goods: [['Sous-enduit allégé 25 KG', 'SAC', 30, 13.4], ['Baguette d’angle PVC 2,5 m', 'U', 24, 2.8], ['Finition talochée seau 20 kg', 'SEAU', 12, 54], ['Régulateur de fond 15 L', 'SEAU', 2, 89]] },
] as const, ({ seed, goods }) => ({
  expectedKg: null,
  draw(sheet) {
    const y = boxedHead(sheet, { seed, title: 'BON DE LIVRAISON' })
    const set = { face: 'sans', size: 9 } as const
    const foot = table(sheet, {
      x: 30, y, downTo: 480, lines: 'grid', style: set, headFill: '#eee', rowHeight: 20,
      columns: [{ title: 'Désignation', width: 285 }, { title: 'Cond.', width: 60, align: 'center' }, { title: 'Qté', width: 60, align: 'right' }, { title: 'PU HT', width: 60, align: 'right' }, { title: 'Montant HT', width: 70, align: 'right' }],
      rows: goods.map(([words, unit, count, price]) => [words, unit, String(count), fr(price, 2), fr(price * count, 2)]),
    })
    down(sheet, [`Nombre d’unités : ${sumOf(goods.map((line) => line[2]))}`, 'Palettes : 2 à rendre', `Total HT : ${fr(sumOf(goods.map((line) => line[2] * line[3])), 2)} €`], 30, foot + 14, 15, set)
    down(sheet, ['Teintes d’une même fabrication : garde toujours le même lot', 'pour une même façade.'], 300, foot + 14, 15, set)
    signatures(sheet, foot + 80)
  },
}))
