import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'
import { electricWares } from './coast-wares.ts'

const columns = [
  { title: 'Produit', width: 335 },
  { title: 'Commandé', width: 90, align: 'right' },
  { title: 'Livré', width: 90, align: 'right' },
] as const

export const cloudStockSlip = layout(
  'cloud-stock-slip-coast',
  [
    { seed: 9621, take: [[7, 36], [5, 6], [3, 4], [4, 48]], weighed: true, later: 12 },
    { seed: 9622, take: [[6, 30], [0, 12], [2, 10]], weighed: true, later: 0 },
    { seed: 9623, take: [[8, 60], [4, 24], [9, 12], [3, 3]], weighed: false, later: 0 },
  ] as const,
  ({ seed, take, weighed, later }) => {
    const { lines, kg } = consigned(electricWares, take)
    const { client, clientStreet, clientTown, site, siteStreet, siteTown, number, date, order } = coastParties(seed, 'electrician')
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        sheet.box(40, 34, 30, 30, '#714b67', '#714b67', 6)
        stacked(sheet, ['Exemple Lumière & Câbles', '44 boulevard du Modèle', '06200 Nice', 'France'], 80, 34, 12, { face: 'modern', size: 8.5 })
        sheet.rule(40, 92, 555, 92, 0.5, '#bbb')
        stacked(sheet, [client, clientStreet, clientTown], 40, 108, 13, { face: 'modern', size: 9.5 })
        sheet.write('Adresse de livraison', 330, 108, { face: 'modernBold', size: 9.5 })
        stacked(sheet, [site, siteStreet, siteTown], 330, 121, 13, { face: 'modern', size: 9.5 })
        sheet.write(`WH/OUT/${number.slice(1)}`, 40, 176, { face: 'modern', size: 19, color: '#714b67' })
        const infos = [['Commande', `S${order}`], ['Date d’expédition', date], ['Transporteur', 'Livraison locale'], ...(weighed ? [['Poids', `${printed(kg, 2)} kg`]] : [])]
        infos.forEach(([label, value], at) => {
          sheet.write(label!, 40 + at * 130, 210, { face: 'modernBold', size: 9 })
          sheet.write(value!, 40 + at * 130, at === 3 ? 226 : 224, { face: at === 3 ? 'sans' : 'modern', size: 9.5 })
        })
        const rows = lines.map((line, at) => [`[${line.code}] ${line.words}`, `${printed(line.count + (at === 0 ? later : 0), 2)} Unités`, `${printed(line.count, 2)} Unités`])
        const under = table(sheet, { x: 40, y: 252, columns, rows, style: { size: 9.5 }, headStyle: { face: 'modernBold', size: 9 }, rowHeight: 20 })
        if (later > 0) {
          sheet.write('Quantités restantes non encore livrées :', 40, under + 14, { face: 'modernBold', size: 9 })
          sheet.write(`[${lines[0]!.code}] ${lines[0]!.words}`, 44, under + 30, { face: 'modern', size: 9 })
          sheet.write(`${printed(later, 2)} Unités`, 551, under + 32, { size: 9.5, align: 'right' })
        }
        sheet.write('Signature', 420, under + 66, { face: 'modern', size: 9 })
        sheet.rule(420, under + 120, 555, under + 120, 0.5, '#bbb')
        sheet.rule(40, 782, 555, 782, 0.5, '#bbb')
        sheet.write('www.exemple-lumiere.example   –   Page : 1 / 1', 297, 790, { face: 'modern', size: 8, align: 'center', color: '#666' })
      },
    }
  },
)
