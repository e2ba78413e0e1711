import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'
import { roofingWares } from './coast-wares.ts'

const columns = [
  { title: 'Désignation', width: 275 },
  { title: 'Poids/Vol.', width: 80, align: 'center' },
  { title: 'Qté commandée', width: 85, align: 'center' },
  { title: 'Qté à expédier', width: 85, align: 'center' },
] as const

export const openSuiteShipping = layout(
  'open-suite-shipping-coast',
  [
    { seed: 9631, take: [[5, 14], [6, 12], [7, 10]], volume: 0.86 },
    { seed: 9632, take: [[8, 30], [4, 4], [9, 3]], volume: 9.4 },
  ] as const,
  ({ seed, take, volume }) => {
    const { lines, kg } = consigned(roofingWares, take, 1)
    const { client, clientStreet, clientTown, number, date, order, tracking } = coastParties(seed, 'roofer')
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('ZINC & ISOLATION MODÈLE', 35, 36, { face: 'sansBold', size: 14, color: '#1f3a6e' })
        sheet.write('Fiche expédition', 560, 34, { face: 'sansBold', size: 14, align: 'right', color: '#1f3a6e' })
        stacked(sheet, [`Réf. : SH2611-${number.slice(2)}`, `Date de livraison prévue : ${date}`, `Réf. commande : CO2610-${order}`], 400, 56, 12, { size: 9, color: '#1f3a6e' })
        sheet.write('Expéditeur', 35, 104, { size: 7.5 })
        sheet.box(35, 114, 240, 82, '#e8e8ea', '#e8e8ea')
        stacked(sheet, ['Zinc & Isolation Modèle', '2 chemin du Spécimen', '06340 DRAP', 'Tél. : 04 00 00 00 00'], 41, 120, 14, { size: 9.5 })
        sheet.write('Destinataire', 320, 104, { size: 7.5 })
        sheet.box(320, 114, 240, 82, undefined, '#aaa')
        stacked(sheet, [client, clientStreet, clientTown], 326, 120, 14, { size: 9.5 })
        sheet.write(`Mode d’expédition : transporteur     Numéro de suivi : ${tracking}`, 35, 208, { size: 8.5 })
        const rows = lines.flatMap((line) => [[`${line.code} - ${line.words}`, `${printed(line.kg, 1, 'plain')} kg`, `${line.count}`, `${line.count}`]])
        table(sheet, { x: 35, y: 226, columns, rows, style: { size: 9 }, headStyle: { size: 8.5 }, headFill: '#dcdfe8', lines: 'columns', rowHeight: 20, downTo: 640 })
        const units = lines.reduce((sum, { count }) => sum + count, 0)
        sheet.box(35, 640, 525, 34, '#f6f6f6', '#999')
        sheet.write('Total', 41, 651, { size: 9.5 })
        sheet.write(`${printed(kg, 1, 'plain')} kg`, 350, 645, { size: 9, align: 'center' })
        sheet.write(`${printed(volume, 2, 'plain')} m³`, 350, 659, { size: 9, align: 'center' })
        sheet.write(`${units}`, 432.5, 651, { size: 9.5, align: 'center' })
        sheet.write(`${units}`, 517.5, 651, { size: 9.5, align: 'center' })
        sheet.write('Zinc & Isolation Modèle – société d’exemple – SIRET : 000 000 000 00000 – NAF : 0000Z', 297, 792, { size: 7, align: 'center', color: '#555' })
      },
    }
  },
)
