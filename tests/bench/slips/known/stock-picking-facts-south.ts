import { writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { electric } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly later: Take
  readonly decimals: number
}

const columns = [
  { title: 'Produit', width: 351 },
  { title: 'Commandé', width: 80, align: 'right' },
  { title: 'Livré', width: 80, align: 'right' },
] as const

/** A stock move of a web accounting suite: the weight among the facts above the lines, the rest to come below. */
export const stockPickingFactsSouth = layout<Variant>(
  'stock-picking-facts-south',
  [
    { seed: 9571, take: [[9, 2], [10, 6], [2, 1]], later: [[13, 4]], decimals: 2 },
    { seed: 9572, take: [[0, 20], [12, 3], [11, 5]], later: [], decimals: 1 },
  ],
  ({ seed, take, later, decimals }) => {
    const { lines, kg } = consigned(electric, take)
    const rest = consigned(electric, later).lines
    const { client, place, town, site, number, order, date, phone } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const face = { face: 'modern', size: 9 } as const
        const bold = { face: 'modernBold', size: 9 } as const
        sheet.circle(56, 48, 14, '#714b67', 3)
        sheet.write('Énergie Modèle', 78, 40, { face: 'modernBold', size: 15, color: '#714b67' })
        sheet.rule(42, 74, 553, 74, 0.5, '#bbb')
        writtenLines(sheet, ['Énergie Modèle', '5 cours du Spécimen', '34000 Montpellier', 'France'], 42, 82, 12, { face: 'modern', size: 8 })
        writtenLines(sheet, ['Adresse de livraison', client, site, place, town, `Tél. ${phone}`], 340, 96, 13, face, bold)
        sheet.write(`EXE/OUT/${number.slice(1)}`, 42, 196, { face: 'modern', size: 20, color: '#714b67' })
        ;[['Commande', `S${order.slice(2)}`], ['Date d’expédition', `${date} 08:15`], ['Transporteur', 'Tournée interne'], ['Poids de l’expédition', `${figure(kg, decimals)} kg`]].forEach(([caption, value], at) => {
          sheet.write(caption!, 42 + at * 130, 238, bold)
          sheet.write(value!, 42 + at * 130, 252, face)
        })
        const rows = lines.map((line) => [`[${line.code}] ${line.words}`, `${figure(line.count)} Unité(s)`, `${figure(line.count)} Unité(s)`])
        const y = table(sheet, { x: 42, y: 284, columns, rows, style: face, headStyle: bold, rowHeight: 20 })
        if (rest.length > 0) {
          sheet.write('Quantités restantes non encore livrées :', 42, y + 22, bold)
          table(sheet, { x: 42, y: y + 38, columns: [columns[0], { title: '', width: 80 }, { title: 'Restant', width: 80, align: 'right' }], rows: rest.map((line) => [`[${line.code}] ${line.words}`, '', `${figure(line.count)} Unité(s)`]), style: face, headStyle: bold, rowHeight: 20 })
        }
        sheet.rule(42, 780, 553, 780, 0.5, '#bbb')
        sheet.write('contact@energie-modele.example   ·   TVA FR00000000000   ·   Page : 1 / 1', 297, 788, { face: 'modern', size: 8, align: 'center', color: '#666' })
      },
    }
  },
)
