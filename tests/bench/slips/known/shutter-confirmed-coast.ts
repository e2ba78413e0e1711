import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { facts, printed, stacked } from './coast-print.ts'

const columns = [
  { title: 'Pos.', width: 35, align: 'center' },
  { title: 'Description', width: 285 },
  { title: 'Qté', width: 35, align: 'right' },
  { title: 'PU net HT', width: 75, align: 'right' },
  { title: 'Total net HT', width: 80, align: 'right' },
] as const

export const shutterConfirmed = layout(
  'shutter-confirmed-coast',
  [
    { seed: 9801, goods: [['Volet roulant rénovation alu 1 600 × 1 450', 6, 342], ['Volet roulant rénovation alu 2 400 × 2 150', 2, 498], ['Émetteur mural 1 canal', 8, 32]], kg: 231 },
    { seed: 9802, goods: [['Porte de garage sectionnelle 2 400 × 2 000', 1, 1190], ['Store banne coffre 5 000 × 3 000', 1, 1840]], kg: null },
    { seed: 9803, goods: [['Fenêtre PVC 2 vantaux 1 200 × 1 350', 9, 268], ['Porte-fenêtre PVC 2 vantaux 1 200 × 2 150', 3, 412]], kg: 664 },
  ] as const,
  ({ seed, goods, kg }) => {
    const net = goods.reduce((sum, [, count, price]) => sum + count * price, 0)
    const { client, clientStreet, clientTown, site, siteTown, number, date, order, account } = coastParties(seed, 'joiner')
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('FERMETURES MODÈLE', 42, 38, { face: 'slabBold', size: 18, color: '#123b63' })
        stacked(sheet, ['Fabrication sur mesure', '38000 GRENOBLE'], 42, 64, 13, { face: 'slab', size: 9.5 })
        stacked(sheet, [client, clientStreet, clientTown], 330, 66, 15, { face: 'slab', size: 11 })
        sheet.write(`Accusé de réception de commande n° ${number}`, 42, 132, { face: 'slabBold', size: 13 })
        stacked(sheet, [`Date : ${date}     Code client : ${account}     Votre référence : ${order}`, `Livraison directe : ${site}, ${siteTown} – semaine ${(seed % 30) + 12}`], 42, 154, 16, { face: 'slab', size: 10 })
        const rows = goods.map(([words, count, price], at) => [`${at + 1}`, words, `${count}`, printed(price, 2), printed(price * count, 2)])
        const under = table(sheet, { x: 42, y: 198, columns, rows, style: { face: 'slab', size: 10 }, headFill: '#dbe6f1', headStyle: { face: 'slabBold', size: 9.5 }, rowHeight: 22 })
        facts(sheet, [['Total net HT', `${printed(net, 2)} €`], ['TVA 20 %', `${printed(net * 0.2, 2)} €`], ['Total TTC', `${printed(net * 1.2, 2)} €`]], 372, 548, under + 14, 17, { face: 'slab', size: 10.5 })
        const left = [`Nombre de colis : ${goods.reduce((sum, [, count]) => sum + count, 0)}`, ...(kg === null ? [] : [`Poids total de la commande : ${printed(kg)} kg`]), 'Délai : 4 semaines après accord']
        stacked(sheet, left, 42, under + 14, 17, { face: 'slab', size: 10.5 })
        sheet.flow('Sans observation de votre part sous 48 heures, la mise en fabrication est lancée. Moteurs : couple 20 Nm pour un tablier de 45 kg au plus. Les cotes sont données en millimètres, dos de coulisse.', 42, under + 96, 510, { face: 'slab', size: 9.5 })
        sheet.write('Ce document est à présenter au chauffeur lors de la livraison.', 42, under + 136, { face: 'slab', size: 9.5 })
      },
    }
  },
)
