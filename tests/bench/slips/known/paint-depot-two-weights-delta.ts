import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, exact, facts, stacked } from './delta-print.ts'
import { painting } from './delta-wares.ts'

const columns = columnsOf(['Référence', 60], ['Désignation', 250], ['Teinte', 74], ['Qté livrée', 60, 'r'], ['Cond.', 46, 'c'])

/** A paint maker's depot: net and gross on the right under the goods, a word on dangerous goods. */
export const paintDepotTwoWeights = layout(
  'paint-depot-two-weights-delta',
  [
    { seed: 18812, take: [[0, 12], [1, 6], [4, 8], [5, 4], [10, 2]] as const, tare: 25, first: 'Poids net' },
    { seed: 18813, take: [[7, 20], [9, 10], [3, 24], [11, 3]] as const, tare: 50, first: 'Poids brut' },
  ],
  ({ seed, take, tare, first }) => {
    const goods = consigned(painting, take)
    const p = partiesOf(seed)
    const gross = exact(goods.kg + tare)
    const weights = [['Poids net', `${fr(goods.kg, 1, ' ')} kg`], ['Poids brut', `${fr(gross, 1, ' ')} kg`]] as const
    const shown = first === 'Poids net' ? weights : weights.toReversed()
    return {
      expectedKg: exact(gross, 1),
      draw(sheet) {
        sheet.box(0, 0, 14, sheet.height, '#7b2d8b', '#7b2d8b')
        sheet.write('Peintures Exemple', 40, 34, { face: 'bookBold', size: 19, color: '#7b2d8b' })
        stacked(sheet, [`Dépôt ${p.town.slice(6)}`, p.street, p.town], 40, 62, 11, { face: 'modern', size: 8 })
        sheet.write('Bon de livraison', 330, 38, { face: 'modernBold', size: 14 })
        facts(sheet, [['Numéro', `LIV-${p.number}`], ['Date', p.date], ['Client', p.account], ['Référence', p.site]], 330, 60, 13, 70, { face: 'modern', size: 8.5 })
        stacked(sheet, ['Livré à', p.client, p.clientStreet, p.clientTown], 330, 128, 13, { face: 'modern', size: 9 }, { face: 'modern', size: 7.5, color: '#7b2d8b' })
        const rows = goods.lines.map(({ code, words, unit, count }, at) => [code, words, ['Blanc', 'Ton pierre', '–'][at % 3]!, fr(count), unit])
        const foot = table(sheet, { x: 40, y: 196, columns, rows, lines: 'none', zebra: '#f5eef7', style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8.5 } })
        sheet.rule(40, foot + 4, 530, foot + 4, 1, '#7b2d8b')
        facts(sheet, [['Nombre de colis', fr(goods.count)], ['Palettes', tare > 25 ? '2' : '1'], ...shown], 360, foot + 14, 15, 100, { face: 'modern', size: 9 }, { face: 'modernBold', size: 9 })
        sheet.flow('Transport : produits en phase aqueuse non soumis à l’ADR. Lasures et diluants : quantités limitées, 30 kg brut maximum par colis (ADR 3.4). Conserver hors gel. Sacs de 25 kg à stocker au sec.', 40, foot + 16, 280, { face: 'modern', size: 7.5, color: '#444' })
        sheet.box(40, 700, 240, 70, undefined, '#7b2d8b', 4)
        sheet.write('Cachet et signature client', 48, 706, { face: 'modern', size: 8 })
        sheet.box(296, 700, 240, 70, undefined, '#7b2d8b', 4)
        sheet.write('Chauffeur / immatriculation', 304, 706, { face: 'modern', size: 8 })
        sheet.write(p.plate, 304, 728, { face: 'modern', size: 10 })
      },
    }
  },
)
