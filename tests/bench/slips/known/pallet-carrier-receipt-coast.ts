import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'

const columns = [
  { title: 'Nb', width: 36, align: 'center' },
  { title: 'Support', width: 90 },
  { title: 'Nature de la marchandise', width: 196 },
  { title: 'Dim. cm', width: 88, align: 'center' },
  { title: 'Poids brut kg', width: 80, align: 'right' },
  { title: 'M. plancher', width: 62, align: 'right' },
] as const

export const palletCarrierReceipt = layout(
  'pallet-carrier-receipt-coast',
  [
    { seed: 9571, trade: 'tiler', sender: 'Fabrique de Carreaux Exemple', goods: [[2, 'Pal. 80 × 120', 'Carrelage intérieur', '80 × 120 × 95', 1640, 0.8], [1, 'Pal. 80 × 120', 'Colles et joints', '80 × 120 × 70', 610, 0.4]] },
    { seed: 9572, trade: 'electrician', sender: 'Luminaires Spécimen', goods: [[1, 'Pal. 80 × 120', 'Appareils d’éclairage', '80 × 120 × 180', 214, 0.4], [1, 'Pal. 100 × 120', 'Tourets de câble', '100 × 120 × 110', 486, 0.5], [2, 'Colis', 'Accessoires', '60 × 40 × 40', 23, 0]] },
  ] as const,
  ({ seed, trade, sender, goods }) => {
    const kg = goods.reduce((sum, line) => sum + line[4], 0)
    const { client, site, siteStreet, siteTown, date, nextDay, tracking, phone } = coastParties(seed, trade)
    return {
      expectedKg: kg,
      paper: { size: 'A5', landscape: true },
      draw(sheet) {
        sheet.box(20, 18, 556, 28, '#ffd400', '#ffd400')
        sheet.write('MODÈLE PALETTE EXPRESS', 28, 25, { face: 'condensedBold', size: 15 })
        sheet.write(`RÉCÉPISSÉ DE LIVRAISON   ${tracking}`, 568, 27, { face: 'condensedBold', size: 12, align: 'right' })
        const parts = [['EXPÉDITEUR', sender, 'Zone de l’Exemple', '31000 TOULOUSE'], ['DESTINATAIRE', client, `${site}, ${siteStreet}`, siteTown], ['TRANSPORT', `Remis le ${date}`, `À livrer le ${nextDay}`, `Contact ${phone}`]]
        parts.forEach((lines, at) => {
          sheet.box(20 + at * 186, 52, 184, 66)
          sheet.write(lines[0]!, 26 + at * 186, 56, { face: 'condensedBold', size: 8.5 })
          stacked(sheet, lines.slice(1), 26 + at * 186, 70, 14, { face: 'condensed', size: 10.5 })
        })
        const rows = goods.map(([count, support, nature, size, weight, floor]) => [`${count}`, support, nature, size, printed(weight), printed(floor, 2)])
        const total = [`${goods.reduce((sum, line) => sum + line[0], 0)}`, 'TOTAL', '', '', printed(kg), printed(goods.reduce((sum, line) => sum + line[5], 0), 2)]
        const under = table(sheet, { x: 20, y: 126, columns, rows: [...rows, total], style: { face: 'condensed', size: 10.5 }, headStyle: { face: 'condensedBold', size: 9.5 }, headFill: '#eee', lines: 'grid', rowHeight: 20 })
        sheet.write('Port payé – Hayon : OUI (1 000 kg maxi par palette) – Prise de rendez-vous : NON – Contre-remboursement : 0,00 €', 20, under + 8, { face: 'condensed', size: 9.5 })
        sheet.box(20, 300, 270, 96)
        sheet.box(298, 300, 278, 96)
        sheet.write('Réserves du destinataire', 26, 305, { face: 'condensed', size: 9 })
        sheet.write('Date, heure, nom et signature du destinataire', 304, 305, { face: 'condensed', size: 9 })
      },
    }
  },
)
