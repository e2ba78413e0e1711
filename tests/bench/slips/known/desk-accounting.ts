import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { pairs, smallPrint, under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A small firm's accounting program: net and gross weight at the left of the amounts. */
export const deskAccounting = layout('desk-accounting', [
  { seed: 8201, shelf: 'plumbing', lines: 6, from: 80, upTo: 300 },
  { seed: 8202, shelf: 'garden', lines: 5, from: 350, upTo: 900 },
  { seed: 8203, shelf: 'masonry', lines: 7, from: 900, upTo: 1300 },
] as const, ({ seed, shelf, lines, from, upTo }) => {
  const goods = stock(shelf, seed, { lines, from, upTo, most: 20 })
  const gross = Number((goods.kg + 22).toFixed(2))
  return {
    expectedKg: gross,
    draw(sheet) {
      const { supplier, street, town, phone, client, site, siteTown, slip, date, account, siret } = marks(seed)
      under(sheet, [supplier, street, town, `Téléphone : ${phone}`, `Siret : ${siret}`], 36, 36, 12, { face: 'serif', size: 10 }, { face: 'serifBold', size: 13 })
      sheet.box(320, 34, 240, 26, '#d7e3f4', '#7d97bd')
      sheet.write('BON DE LIVRAISON', 440, 41, { face: 'serifBold', size: 13, align: 'center' })
      pairs(sheet, [['Numéro :', slip], ['Date :', date], ['Code client :', account]], 326, 66, 80, 13, { face: 'serif', size: 10 })
      sheet.box(320, 112, 240, 64, undefined, '#7d97bd')
      under(sheet, [client, site, siteTown], 330, 122, 15, { face: 'serif', size: 10 }, { face: 'serifBold', size: 10.5 })
      table(sheet, {
        x: 36, y: 190, lines: 'columns', headFill: '#d7e3f4', downTo: 620, rowHeight: 16, headStyle: { face: 'serifBold', size: 9.5 }, style: { face: 'serif', size: 9.5 },
        columns: [{ title: 'Code', width: 62 }, { title: 'Désignation', width: 222 }, { title: 'Quantité', width: 55, align: 'right' }, { title: 'P.U. HT', width: 60, align: 'right' }, { title: 'Rem. %', width: 45, align: 'right' }, { title: 'Montant HT', width: 80, align: 'right' }],
        rows: goods.lines.map((line) => [line.code, line.words, fr(line.count, 2), fr(line.price, 2), '0,00', fr(line.total, 2, ' ')]),
      })
      pairs(sheet, [['Poids net :', `${fr(goods.kg, 2, ' ')} kg`], ['Poids brut :', `${fr(gross, 2, ' ')} kg`], ['Nombre de colis :', '2']], 42, 634, 90, 15, { face: 'serif', size: 10 })
      ;[['Total HT', goods.total], ['TVA 20,00 %', goods.total * 0.2], ['Total TTC', goods.total * 1.2]].forEach(([words, value], at) => {
        sheet.box(380, 628 + at * 20, 180, 20, undefined, '#7d97bd')
        sheet.write(String(words), 388, 633 + at * 20, { face: at === 2 ? 'serifBold' : 'serif', size: 10 })
        sheet.write(`${fr(Number(value), 2, ' ')} €`, 552, 633 + at * 20, { face: at === 2 ? 'serifBold' : 'serif', size: 10, align: 'right' })
      })
      smallPrint(sheet, 706, { face: 'serif' })
      sheet.write('Page 1', 560, 810, { face: 'serif', size: 8, align: 'right' })
    },
  }
})
