import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { labelValueRows } from './label-value-rows.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['TUI-ROM', 'Tuile romane paysage', 'U', 3.4, 1.62],
  ['TUI-FAI', 'Faîtière ronde', 'U', 3.9, 8.4],
  ['ECR-HPV', 'Écran sous-toiture HPV rouleau 75 m²', 'RL', 12.8, 118],
  ['LIT-2740', 'Liteau traité 27 × 40 – botte de 10', 'BOT', 22, 34.5],
  ['CLO-ZIN', 'Clous galva 3,1 × 80 – boîte 5 kg', 'BTE', 5.1, 21.9],
]

/** An invoice that serves as the slip: the weight sits between the money totals and the terms of payment. */
export const invoiceDelivery = layout('invoice-delivery', [
  { seed: 7201, take: [[0, 240], [1, 12], [3, 6]] as Take },
  { seed: 7202, take: [[2, 3], [3, 10], [4, 4]] as Take },
], ({ seed, take }) => {
  const { lines, kg, total } = consigned(wares, take)
  const tax = Number((total * 0.2).toFixed(2))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, street, town, number, day, account } = parties(seed)
      const text = { face: 'sans', size: 9 } as const
      const bold = { face: 'sansBold', size: 9 } as const
      sheet.write('Toitures Exemple', 40, 38, { face: 'sansBold', size: 18, color: '#7b1e1e' })
      writtenLines(sheet, ['SARL au capital de 20 000 €', '2 chemin du Spécimen', '31600 MURET'], 40, 62, 12, text)
      sheet.write('FACTURE VALANT BON DE LIVRAISON', 555, 40, { face: 'sansBold', size: 12, align: 'right' })
      writtenLines(sheet, [`N° FA${number}`, `Date : ${day}`, `Client : ${account}`], 555, 60, 13, { ...text, align: 'right' })
      writtenLines(sheet, [client, street, town], 330, 116, 14, text, bold)
      const y = table(sheet, {
        x: 40, y: 176, lines: 'columns', downTo: 470, headFill: '#f1e3e3', style: text, headStyle: bold,
        columns: [{ title: 'Réf.', width: 65 }, { title: 'Désignation', width: 230 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'P.U. HT', width: 60, align: 'right' }, { title: 'TVA', width: 40, align: 'center' }, { title: 'Total HT', width: 70, align: 'right' }],
        rows: lines.map((line) => [line.code, line.words, String(line.count), fr(line.price, 2), '20 %', fr(line.total, 2, ' ')]),
      })
      labelValueRows(sheet, [['Total HT', `${fr(total, 2, ' ')} €`], ['TVA 20 %', `${fr(tax, 2, ' ')} €`], ['Total TTC', `${fr(total + tax, 2, ' ')} €`]], { x: 385, y: y + 12, step: 16, valueAt: 166, style: bold, valueStyle: { ...bold, align: 'right' } })
      labelValueRows(sheet, [['Poids total (kg)', fr(kg, 2, ' ')], ['Mode de règlement', 'Virement à 30 jours'], ['Échéance', 'fin de mois']], { x: 40, y: y + 12, step: 16, valueAt: 110, style: text })
      sheet.flow('Pas d’escompte pour paiement anticipé. Pénalités de retard : trois fois le taux légal. Indemnité forfaitaire pour frais de recouvrement : 40 €. Garantie gel des tuiles : 30 ans.', 40, y + 76, 515, { size: 7.5, color: '#555' })
      sheet.write('Marchandise reçue le …………………  Nom et signature :', 40, y + 116, text)
      sheet.write('IBAN FR76 0000 0000 0000 0000 0000 000 – TVA intracommunautaire FR00 000000000', 297, 800, { size: 7.5, align: 'center' })
    },
  }
})
