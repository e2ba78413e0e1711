import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'
import { roofingWares, tileWares } from './coast-wares.ts'

const columns = [
  { title: 'Qté', width: 36, align: 'right' },
  { title: 'Désignation', width: 214 },
  { title: 'Un.', width: 34, align: 'center' },
  { title: 'Kg', width: 78, align: 'right' },
] as const

export const twinCopyTrade = layout(
  'twin-copy-trade-coast',
  [
    { seed: 9841, trade: 'tiler', wares: tileWares, take: [[0, 20], [3, 8], [4, 3]], stamped: false },
    { seed: 9842, trade: 'roofer', wares: roofingWares, take: [[6, 8], [7, 6], [5, 10], [9, 1]], stamped: true },
  ] as const,
  ({ seed, trade, wares, take, stamped }) => {
    const { lines, kg } = consigned(wares, take, 1)
    const { client, site, siteTown, number, date, order } = coastParties(seed, trade)
    return {
      expectedKg: kg,
      paper: { landscape: true },
      draw(sheet) {
        ;['Exemplaire client', 'Exemplaire dépôt (à retourner signé)'].forEach((copy, at) => {
          const x = 30 + at * 421
          sheet.write('Modèle Dépôt Artisans', x, 32, { face: 'sansBold', size: 14 })
          sheet.write(copy, x, 52, { size: 8, color: '#666' })
          sheet.write(`Bon de livraison ${number}`, x + 362, 34, { face: 'sansBold', size: 11, align: 'right' })
          sheet.write(`${date} – cde ${order}`, x + 362, 52, { size: 9, align: 'right' })
          stacked(sheet, [client, `${site}, ${siteTown}`], x, 76, 14, { size: 10 })
          table(sheet, { x, y: 114, columns, rows: lines.map((line) => [`${line.count}`, line.words, line.unit, printed(line.kg, 1)]), style: { size: 9 }, headFill: '#e9e9e9', lines: 'columns', downTo: 360 })
          sheet.box(x, 360, 362, 26)
          sheet.write('Poids total livré', x + 8, 368, { face: 'sansBold', size: 10 })
          sheet.write(`${printed(kg, 1)} kg`, x + 354, 368, { face: 'sansBold', size: 10, align: 'right' })
          stacked(sheet, ['Déchargement à la charge du client.', 'Reçu en bon état, le :', 'Signature :'], x, 400, 16, { size: 9 })
        })
        sheet.rule(421, 20, 421, 575, 0.5, '#999', 4)
        if (stamped) sheet.turned(-8, 720, 470, () => {
          sheet.box(650, 446, 140, 44, undefined, '#b3202a', 4)
          sheet.write('LIVRÉ', 720, 451, { face: 'sansBold', size: 15, align: 'center', color: '#b3202a' })
          sheet.write(date, 720, 471, { face: 'sansBold', size: 10, align: 'center', color: '#b3202a' })
        })
      },
    }
  },
)
