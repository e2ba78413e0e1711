import { writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { general } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly packed: string
}

const columns = [
  { title: 'Code article', width: 66 },
  { title: 'Description', width: 228 },
  { title: 'Qté', width: 44, align: 'right' },
  { title: 'P.U. HT', width: 62, align: 'right' },
  { title: '% rem.', width: 44, align: 'right' },
  { title: 'Montant HT', width: 78, align: 'right' },
] as const

/** An invoice that is the delivery slip too; a line under the goods says how they come and what they weigh. */
export const invoiceWorthSlipSouth = layout<Variant>(
  'invoice-worth-slip-south',
  [
    { seed: 9611, take: [[8, 12], [7, 8], [13, 3], [17, 1]], packed: '1 palette filmée' },
    { seed: 9612, take: [[5, 6], [16, 1], [6, 4], [14, 6], [18, 8]], packed: '2 palettes + 1 colis long' },
  ],
  ({ seed, take, packed }) => {
    const { lines, total } = consigned(general, take)
    const kg = lines.reduce((sum, line) => sum + line.kg, 0)
    const whole = Math.round(kg)
    const tax = Number((total * 0.2).toFixed(2))
    const { client, place, town, number, account, date, phone } = parties(seed)
    return {
      expectedKg: whole,
      draw(sheet) {
        sheet.box(36, 28, 240, 66, '#eef2f7', '#eef2f7', 8)
        writtenLines(sheet, ['Bricofourniture Modèle', '3 quai de l’Exemple – 83600 FRÉJUS', `Tél. ${phone}`], 46, 36, 17, { size: 9 }, { face: 'sansBold', size: 14, color: '#2b4a7f' })
        sheet.write('FACTURE', 558, 30, { face: 'sansBold', size: 20, align: 'right', color: '#2b4a7f' })
        sheet.write('valant bon de livraison', 558, 54, { size: 9, align: 'right' })
        table(sheet, { x: 36, y: 108, columns: [{ title: 'N° pièce', width: 80 }, { title: 'Date', width: 80 }, { title: 'Code client', width: 80 }], rows: [[`FA${number}`, date, `CL${account}`]], style: { size: 9 }, headStyle: { face: 'sansBold', size: 8.5 }, headFill: '#d9e2ef', lines: 'grid' })
        writtenLines(sheet, [client, place, town], 340, 108, 15, { size: 10.5 }, { face: 'sansBold', size: 10.5 })
        const rows = lines.map((line) => [line.code, line.words, figure(line.count), figure(line.price), '', figure(line.total, 2, ' ')])
        const y = table(sheet, { x: 36, y: 182, columns, rows, style: { size: 9 }, headStyle: { face: 'sansBold', size: 8.5 }, headFill: '#d9e2ef', lines: 'grid', rowHeight: 19, downTo: 560 })
        sheet.write(`Livré par nos soins le ${date} : ${packed}, poids total ${figure(whole, 0, ' ')} kg.`, 36, y + 10, { size: 9.5 })
        ;[['Total HT', total], ['TVA 20,00 %', tax], ['Total TTC', total + tax], ['Acompte', 0], ['Net à payer', total + tax]].forEach(([caption, value], at) => {
          const style = { face: at === 4 ? 'sansBold' : 'sans', size: 9.5 } as const
          sheet.box(372, y + 34 + at * 20, 186, 20, at === 4 ? '#d9e2ef' : undefined)
          sheet.write(String(caption), 380, y + 40 + at * 20, style)
          sheet.write(`${figure(Number(value), 2, ' ')} €`, 550, y + 40 + at * 20, { ...style, align: 'right' })
        })
        writtenLines(sheet, ['Règlement : virement à 30 jours', 'Échéance : fin de mois', 'IBAN : FR00 0000 0000 0000 (exemple)'], 36, y + 44, 15, { size: 9 })
        sheet.flow('Pénalités de retard au taux de trois fois l’intérêt légal ; indemnité forfaitaire de recouvrement 40 €. Les produits voyagent aux risques du destinataire. Éco-participation PMCB incluse.', 36, y + 150, 522, { size: 7.5, color: '#555' })
      },
    }
  },
)
