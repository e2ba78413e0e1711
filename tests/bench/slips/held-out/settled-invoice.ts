import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { cellHead } from './creek-heads.ts'
import { painting, plumbing } from './creek-wares.ts'

const variants: readonly { seed: number; take: Take; shelf: typeof plumbing }[] = [
  { seed: 412_606, shelf: plumbing, take: [[11, 1], [6, 1], [10, 4], [7, 6]] },
  { seed: 412_607, shelf: painting, take: [[4, 4], [5, 2], [0, 3]] },
]

/** An invoice that is the delivery slip too: tax table, total to pay, the weight beside the tax. */
export const settledInvoice = layout('settled-invoice-creek', variants, ({ seed, take, shelf }) => {
  const goods = consigned(shelf, take)
  const vat = Math.round(goods.total * 20) / 100
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const top = cellHead(sheet, { seed, name: 'SARL Modèle Fournitures', trade: 'Vente aux professionnels', title: 'FACTURE – valant bon de livraison' })
      table(sheet, {
        x: 30, y: top, lines: 'columns', downTo: 600, headFill: '#d9d9d9', style: { size: 8.5 },
        rows: goods.lines.map(({ code, words, count, price, total }) => [code, words, fr(count, 2), fr(price, 2, ' '), '', fr(total, 2, ' ')]),
        columns: [{ title: 'Code', width: 65 }, { title: 'Description', width: 260 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'P.U. HT', width: 60, align: 'right' }, { title: '% rem.', width: 40, align: 'right' }, { title: 'Montant HT', width: 65, align: 'right' }],
      })
      const cells = [['Base HT', fr(goods.total, 2, ' ')], ['Taux', '20,00 %'], ['TVA', fr(vat, 2, ' ')]]
      cells.forEach(([caption, value], at) => {
        sheet.box(30 + at * 75, 612, 75, 34)
        sheet.write(caption!, 34 + at * 75, 615, { size: 7, color: '#555' })
        sheet.write(value!, 101 + at * 75, 629, { size: 9, align: 'right' })
      })
      sheet.write(`Poids total : ${fr(goods.kg, 2)} kg`, 30, 656, { size: 8.5 })
      sheet.write(`Nombre d’articles : ${goods.count}`, 30, 669, { size: 8.5 })
      ;[['Total HT', goods.total], ['TVA', vat], ['Total TTC', goods.total + vat], ['Net à payer', goods.total + vat]].forEach(([caption, value], at) => {
        sheet.box(385, 612 + at * 20, 180, 20)
        sheet.write(String(caption), 391, 617 + at * 20, { face: at === 3 ? 'sansBold' : 'sans', size: 9.5 })
        sheet.write(`${fr(Number(value), 2, ' ')} €`, 559, 617 + at * 20, { face: at === 3 ? 'sansBold' : 'sans', size: 9.5, align: 'right' })
      })
      sheet.flow('Règlement à 30 jours fin de mois. Pénalités de retard : trois fois le taux d’intérêt légal. Indemnité forfaitaire de recouvrement : 40 €. Réserve de propriété.', 30, 760, 535, { size: 7, color: '#555' })
    },
  }
})
