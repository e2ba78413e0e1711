import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { smallPrint, twoAddressHead } from './heath-print.ts'
import { masonryWares, roofWares } from './heath-wares.ts'

const shelf = [...masonryWares, ...roofWares]
const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 413215, take: [[0, 10], [4, 5], [18, 20]] },
  { seed: 413216, take: [[13, 25], [17, 6], [19, 14], [11, 2]] },
]

/** An invoice that counts as the delivery note: kilos in the block left of the totals. */
export const invoiceCountsAsNoteHeath = layout('invoice-counts-as-note-heath', variants, ({ seed, take }) => {
  const { lines, kg, total } = consigned(shelf, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const parties = heathParties(seed)
      const y = twoAddressHead(sheet, parties, { supplier: 'Comptoir Exemple', title: 'FACTURE', facts: ['valant bon de livraison', `FA${parties.number} – ${parties.date}`, `Client ${parties.account}`, 'Échéance : comptant'], face: 'modern', bold: 'modernBold', color: '#283593' })
      const foot = table(sheet, {
        x: 36, y, lines: 'rows', zebra: '#f5f5fb', style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8, color: '#fff' }, headFill: '#283593', rowHeight: 19,
        columns: [{ title: 'Désignation', width: 273 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Prix unitaire', width: 75, align: 'right' }, { title: 'TVA', width: 45, align: 'right' }, { title: 'Total HT', width: 80, align: 'right' }],
        rows: lines.map(({ words, count, unit, price, total: amount }) => [words, `${count} ${unit}`, `${fr(price, 2)} €`, '20 %', `${fr(amount, 2, ' ')} €`]),
      })
      const vat = Number((total * 0.2).toFixed(2))
      ;[`Poids total : ${fr(kg, 2, ' ')} kg`, `Articles : ${lines.length}`, 'Règlement : virement sous 0 jour'].forEach((line, at) => sheet.write(line, 40, foot + 20 + at * 16, { face: at === 0 ? 'modernBold' : 'modern', size: 9 }))
      ;[['Total HT', total], ['TVA 20 %', vat], ['Net à payer', total + vat]].forEach(([words, euros], at) => {
        sheet.write(String(words), 380, foot + 20 + at * 18, { face: at === 2 ? 'modernBold' : 'modern', size: 10 })
        sheet.write(`${fr(Number(euros), 2, ' ')} €`, 555, foot + 20 + at * 18, { face: at === 2 ? 'modernBold' : 'modern', size: 10, align: 'right' })
      })
      sheet.write('Marchandise livrée et reçue conforme :', 40, foot + 96, { face: 'modern', size: 9 })
      smallPrint(sheet, ['Pénalités de retard : trois fois le taux légal. Indemnité forfaitaire de recouvrement : 40 €.', 'Comptoir Exemple SARL – capital 8 000 € – IBAN FR00 0000 0000 0000'], 'modern')
    },
  }
})
