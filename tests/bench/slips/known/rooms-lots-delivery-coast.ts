import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { facts, printed, stacked } from './coast-print.ts'
import { sanitaryWares, tileWares } from './coast-wares.ts'

const columns = [
  { title: 'Réf.', width: 62 },
  { title: 'Désignation', width: 268 },
  { title: 'Qté', width: 45, align: 'right' },
  { title: 'Un.', width: 40, align: 'center' },
  { title: 'Poids (kg)', width: 85, align: 'right' },
] as const
const wares = [...sanitaryWares, ...tileWares]

export const roomsLotsDelivery = layout(
  'rooms-lots-delivery-coast',
  [
    { seed: 9861, rooms: [['Salle d’eau étage', [[3, 1], [4, 1], [0, 1]]], ['Salle de bains parents', [[11, 14], [14, 6], [5, 1]]], ['WC', [[1, 1], [2, 1]]]] },
    { seed: 9862, rooms: [['Logement A12', [[1, 1], [2, 1], [0, 1], [9, 1]]], ['Logement A14', [[1, 1], [2, 1], [0, 1], [9, 1]]]] },
  ] as const,
  ({ seed, rooms }) => {
    const lots = rooms.map(([room, take]) => ({ room, ...consigned(wares, take) }))
    const kg = Number(lots.reduce((sum, lot) => sum + lot.kg, 0).toFixed(2))
    const { client, clientStreet, clientTown, site, siteTown, number, date, order, account } = coastParties(seed, 'plumber')
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(46, 34, 503, 40, '#f0f4f8', '#27496d')
        sheet.write('Bains de l’Exemple', 58, 44, { face: 'bookBold', size: 17, color: '#27496d' })
        sheet.write(`Bon de livraison n° ${number}`, 540, 48, { face: 'bookBold', size: 12, align: 'right', color: '#27496d' })
        stacked(sheet, ['Showroom professionnel', '21 rue du Modèle, 06400 CANNES', `Date : ${date}`, `Commande : ${order} – client ${account}`], 50, 84, 14, { face: 'book', size: 9.5 })
        stacked(sheet, [client, clientStreet, clientTown, `${site}, ${siteTown}`], 310, 84, 14, { face: 'book', size: 9.5 })
        const rows = lots.flatMap(({ room, lines, kg: part }) => [['', `— ${room} —`, '', '', ''], ...lines.map((line) => [line.code, line.words, `${line.count}`, line.unit, printed(line.kg, 2)]), ['', `Sous-total ${room}`, '', '', printed(part, 2)]])
        const under = table(sheet, { x: 46, y: 152, columns, rows, style: { face: 'book', size: 9.5 }, headStyle: { face: 'bookBold', size: 9.5 }, headFill: '#dbe5ef', rowHeight: 18 })
        facts(sheet, [['Poids total (kg)', printed(kg, 2)]], 380, 542, under + 12, 16, { face: 'bookBold', size: 11 })
        sheet.write('Colis marqués par pièce, à répartir par vos soins.', 50, under + 13, { face: 'book', size: 9.5 })
        sheet.box(310, under + 44, 239, 74, undefined, '#27496d')
        sheet.write('Nom, date et signature', 318, under + 50, { face: 'book', size: 9 })
        sheet.flow('Cuvettes suspendues essayées sous 400 kg. Contrôler l’émail avant la pose.', 50, under + 50, 240, { face: 'book', size: 9 })
      },
    }
  },
)
