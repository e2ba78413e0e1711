import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** An online invoicing service, airy: product names, quantities, and a place to sign; it knows no weights. */
export const invoicingOnline = layout('invoicing-online', [
  { seed: 8211, shelf: 'timber', lines: 4 },
  { seed: 8212, shelf: 'electric', lines: 6 },
] as const, ({ seed, shelf, lines }) => ({
  expectedKg: null,
  draw(sheet) {
    const goods = stock(shelf, seed, { lines, from: 60, upTo: 900 })
    const { supplier, street, town, client, site, siteTown, slip, date, siret } = marks(seed)
    const soft = { face: 'modern', size: 9, color: '#333' } as const
    sheet.circle(58, 56, 16, '#5c6bc0', 6)
    sheet.write(supplier, 86, 48, { face: 'modernBold', size: 13 })
    sheet.write('Bon de livraison', 48, 98, { face: 'modernBold', size: 22, color: '#5c6bc0' })
    sheet.write(`${slip} · ${date}`, 48, 128, soft)
    under(sheet, ['DE', supplier, street, town], 48, 158, 14, soft, { face: 'modernBold', size: 7.5, color: '#9e9e9e' })
    under(sheet, ['À', client, site, siteTown], 320, 158, 14, soft, { face: 'modernBold', size: 7.5, color: '#9e9e9e' })
    let y = 240
    sheet.write('Produit', 48, y, { face: 'modernBold', size: 8, color: '#9e9e9e' })
    sheet.write('Quantité', 547, y, { face: 'modernBold', size: 8, color: '#9e9e9e', align: 'right' })
    y += 18
    for (const line of goods.lines) {
      sheet.rule(48, y - 4, 547, y - 4, 0.4, '#ddd')
      sheet.write(line.words, 48, y + 2, { face: 'modernBold', size: 9 })
      sheet.write(`Réf. ${line.code}`, 48, y + 15, { face: 'modern', size: 7.5, color: '#777' })
      sheet.write(`${fr(line.count, 2)} ${line.unit.toLowerCase()}`, 547, y + 6, { ...soft, align: 'right' })
      y += 34
    }
    sheet.write('Date de livraison prévue : dans la journée', 48, y + 14, soft)
    sheet.box(320, y + 30, 227, 84, undefined, '#ccc', 6)
    sheet.write('Bon pour réception', 330, y + 38, soft)
    sheet.write(`${supplier} – SIRET ${siret} – TVA FR00 000000000 – Page 1 sur 1`, 297, 810, { face: 'modern', size: 7, color: '#888', align: 'center' })
  },
}))
