import { table } from '../drawing/table.ts'
import { captionedBoxes } from './written-lines.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'
import { paintWares, tileWares } from './coast-wares.ts'

const columns = [
  { title: 'Référence', width: 78 },
  { title: 'Désignation', width: 257 },
  { title: 'Qté', width: 60, align: 'right' },
  { title: 'Conditionnement', width: 90, align: 'center' },
  { title: 'Colis', width: 50, align: 'right' },
] as const
const wares = [...paintWares, ...tileWares]

export const ledgerSuiteNote = layout(
  'ledger-suite-note-coast',
  [
    { seed: 9611, take: [[16, 30], [13, 12], [17, 1], [14, 4]], gross: 12 },
    { seed: 9612, take: [[3, 40], [5, 6], [0, 8], [6, 3], [9, 6]], gross: 18.5 },
    { seed: 9613, take: [[15, 48], [13, 16], [16, 10]], gross: 46 },
  ] as const,
  ({ seed, take, gross }) => {
    const { lines, kg } = consigned(wares, take)
    const brut = Number((kg + gross).toFixed(2))
    const { client, clientStreet, clientTown, number, date, order, account } = coastParties(seed, 'tiler')
    return {
      expectedKg: brut,
      draw(sheet) {
        sheet.box(30, 28, 260, 78)
        stacked(sheet, ['MODÈLE NÉGOCE FINITIONS', 'Sols, murs, peinture', '8 rue du Spécimen', '83000 TOULON'], 38, 36, 16, { size: 10.5 })
        sheet.box(305, 28, 260, 24, '#ddd')
        sheet.write('Bon de livraison', 435, 35, { face: 'sansBold', size: 12, align: 'center' })
        captionedBoxes(sheet, [['Numéro', `BL${number}`], ['Date', date], ['Client', account]], 305, 58, [90, 85, 85], { size: 9 })
        stacked(sheet, [client, clientStreet, clientTown], 330, 116, 15, { size: 11 })
        sheet.write(`Référence : ${order}     Expédition : nos soins     Dépôt : TOULON`, 30, 176, { size: 9 })
        const rows = lines.map((line) => [line.code, line.words, printed(line.count, 2, 'plain'), line.unit, `${Math.ceil(line.count / 4)}`])
        table(sheet, { x: 30, y: 196, columns, rows, style: { size: 9.5 }, headStyle: { face: 'sansBold', size: 9 }, headFill: '#ddd', lines: 'columns', downTo: 610 })
        const parcels = lines.reduce((sum, { count }) => sum + Math.ceil(count / 4), 0)
        const titles = ['Nb de colis', 'Poids net', 'Poids brut', 'Nb de lignes', 'Transporteur'].map((title, at) => ({ title, width: [85, 100, 100, 85, 165][at]!, align: 'center' as const }))
        table(sheet, { x: 30, y: 620, columns: titles, rows: [[`${parcels}`, printed(kg, 2, 'plain'), printed(brut, 2, 'plain'), `${lines.length}`, 'VÉHICULE SOCIÉTÉ']], style: { size: 10 }, headStyle: { face: 'sansBold', size: 8.5 }, headFill: '#ddd', lines: 'grid', rowHeight: 20 })
        sheet.write('Poids exprimés en kilogrammes.', 30, 668, { size: 7.5 })
        sheet.box(305, 684, 260, 72)
        sheet.write('Date et signature du client', 312, 690, { size: 8 })
        stacked(sheet, ['Réserve de propriété : la marchandise reste la propriété du', 'vendeur jusqu’au paiement complet du prix.', 'Échantillons et sacs entamés non repris.'], 30, 690, 11, { size: 7.5 })
      },
    }
  },
)
