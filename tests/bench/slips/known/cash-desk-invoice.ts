import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { stock } from './stock-lines.ts'

/** A hardware shop's long ticket that serves as the note: amounts, taxes, loyalty, and never a total weight. */
export const cashDeskInvoice = layout('cash-desk-invoice', [
  { seed: 8331, shelf: 'fixing', lines: 6 },
  { seed: 8332, shelf: 'masonry', lines: 5 },
] as const, ({ seed, shelf, lines }) => ({
  expectedKg: null,
  paper: { size: [240, 520] },
  draw(sheet) {
    const goods = stock(shelf, seed, { lines, from: 5, upTo: 600, most: 6 })
    const { date, phone, slip, town } = marks(seed)
    const printed = { face: 'printer', size: 8 } as const
    ;['QUINCAILLERIE EXEMPLE', town, `Tél. ${phone}`, '', `TICKET-FACTURE ${slip}`, `${date}  10:42  Caisse 3`].forEach((words, at) => sheet.write(words, 120, 18 + at * 12, { ...printed, face: at === 0 ? 'printerBold' : 'printer', align: 'center' }))
    let y = 100
    for (const line of goods.lines) {
      sheet.write(line.words.slice(0, 38), 14, y, { ...printed, size: 7.5 })
      sheet.write(`${line.count} x ${fr(line.price, 2)}`, 24, y + 11, printed)
      sheet.write(fr(line.total, 2), 226, y + 11, { ...printed, align: 'right' })
      y += 26
    }
    sheet.rule(14, y, 226, y, 0.6, '#111', 2)
    ;[['TOTAL TTC', `${fr(goods.total, 2)} EUR`], ['CB SANS CONTACT', fr(goods.total, 2)], ['TVA 20,00 %', fr(goods.total / 6, 2)], ['NB ARTICLES', String(goods.lines.reduce((all, { count }) => all + count, 0))]].forEach(([words, told], at) => {
      sheet.write(words!, 14, y + 10 + at * 14, { ...printed, face: at === 0 ? 'printerBold' : 'printer' })
      sheet.write(told!, 226, y + 10 + at * 14, { ...printed, face: at === 0 ? 'printerBold' : 'printer', align: 'right' })
    })
    ;['À LIVRER – BON AU DOS', 'Échange sous 30 jours avec le ticket', 'Merci de votre visite'].forEach((words, at) => sheet.write(words, 120, y + 84 + at * 13, { ...printed, align: 'center' }))
  },
}))
