import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { facts, printed, stacked } from './coast-print.ts'
import { paintWares } from './coast-wares.ts'

const columns = [
  { title: 'Réf.', width: 58 },
  { title: 'Produit / conditionnement', width: 205 },
  { title: 'Teinte', width: 62 },
  { title: 'Qté', width: 36, align: 'right' },
  { title: 'Net kg', width: 70, align: 'right' },
  { title: 'Brut kg', width: 70, align: 'right' },
] as const
const shades = ['Blanc', 'EX 0140', 'EX 0922', 'Pierre', '–', 'Blanc']

export const paintTradeDelivery = layout(
  'paint-trade-delivery-coast',
  [
    { seed: 9541, take: [[0, 12], [2, 8], [3, 20], [8, 2]] },
    { seed: 9542, take: [[7, 18], [4, 24], [5, 10], [6, 6]] },
    { seed: 9543, take: [[1, 3], [0, 4], [9, 10]] },
  ] as const,
  ({ seed, take }) => {
    const { lines, kg } = consigned(paintWares, take)
    const nets = lines.map((line) => Number((line.kg * 0.95).toFixed(2)))
    const net = nets.reduce((sum, value) => sum + value, 0)
    const { client, clientStreet, clientTown, site, siteTown, number, date, order, account } = coastParties(seed, 'painter')
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(0, 0, 18, sheet.height, '#c8102e', '#c8102e')
        sheet.write('Couleurs Exemple Pro', 40, 34, { face: 'modernBold', size: 17, color: '#c8102e' })
        sheet.write('Dépôt peinture et revêtements – 06400 CANNES', 40, 58, { face: 'modern', size: 8.5 })
        sheet.write('Bon de livraison', 555, 34, { face: 'modernBold', size: 15, align: 'right' })
        facts(sheet, [['Numéro', `LIV${number}`], ['Date', date], ['Client', account], ['Votre réf.', `DEV ${order}`]], 430, 555, 58, 13, { face: 'modern', size: 8.5, color: '#555' }, { face: 'modern', size: 8.5 })
        stacked(sheet, [client, clientStreet, clientTown], 40, 92, 13, { face: 'modern', size: 9.5 })
        sheet.write(`Livraison : ${site}, ${siteTown}`, 40, 140, { face: 'modernBold', size: 9 })
        const rows = lines.map((line, at) => [line.code, line.words, shades[at]!, `${line.count}`, printed(nets[at]!, 2), printed(line.kg, 2)])
        const under = table(sheet, { x: 40, y: 164, columns, rows, style: { size: 8.5 }, headFill: '#f3d4d9', headStyle: { face: 'modernBold', size: 8.5 } })
        facts(sheet, [['Poids net total', `${printed(net, 2)} kg`], ['Poids brut total', `${printed(kg, 2)} kg`]], 385, 537, under + 10, 15, { face: 'sansBold', size: 9.5 })
        sheet.write(`${lines.reduce((sum, { count }) => sum + count, 0)} unités préparées, sur palette filmée`, 40, under + 10, { face: 'modern', size: 8.5 })
        sheet.write('Sécurité', 40, 640, { face: 'modernBold', size: 9, color: '#c8102e' })
        sheet.flow('Densité des peintures acryliques : 1,25 à 1,55. Les bidons de solvant (ONU 1300, classe 3, GE III) voyagent en quantité limitée, emballages de 5 L au plus et 30 kg brut par colis. Fiches de données de sécurité à disposition sur demande.', 40, 655, 515, { face: 'modern', size: 7.5, color: '#444' })
        sheet.flow('Les teintes réalisées à la demande ne sont ni reprises ni échangées.', 40, 692, 515, { face: 'modern', size: 7.5, color: '#444' })
        sheet.box(365, 720, 190, 70, undefined, '#999')
        sheet.write('Bon pour réception', 372, 726, { face: 'modern', size: 8 })
      },
    }
  },
)
