import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cells, under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A merchant's long order over pages; the boxes of the foot say "à suivre" until the last. */
export const ledgerPages = layout('ledger-pages', [
  { seed: 8301, shelf: 'masonry', lines: 26, from: 2500, upTo: 5900 },
  { seed: 8302, shelf: 'electric', lines: 19, from: 500, upTo: 1300 },
] as const, ({ seed, shelf, lines, from, upTo }) => {
  const goods = stock(shelf, seed, { lines, from, upTo, most: 12 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, slip, date, account } = marks(seed)
      const each = 10
      const pages = Math.ceil(lines / each)
      for (let page = 0; page < pages; page++) {
        if (page > 0) sheet.nextPage()
        under(sheet, [supplier, street, town], 36, 34, 13, { face: 'sans', size: 9 }, { face: 'sansBold', size: 13 })
        cells(sheet, [['N° DE BON', slip], ['DATE', date], ['N° CLIENT', account], ['PAGE', `${page + 1}/${pages}`]], { x: 260, y: 34, width: 75 })
        sheet.write('BON DE LIVRAISON', 36, 88, { face: 'sansBold', size: 14 })
        under(sheet, [client, site, siteTown], 340, 88, 13, { size: 9.5 }, { face: 'sansBold', size: 10 })
        table(sheet, {
          x: 36, y: 146, lines: 'columns', downTo: 620, rowHeight: 22, headFill: '#eee',
          columns: [{ title: 'CODE', width: 68 }, { title: 'DÉSIGNATION', width: 245 }, { title: 'QTÉ', width: 50, align: 'right' }, { title: 'U', width: 40, align: 'center' }, { title: 'P.U. NET', width: 55, align: 'right' }, { title: 'MONTANT', width: 65, align: 'right' }],
          rows: goods.lines.slice(page * each, (page + 1) * each).map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.price, 2), fr(line.total, 2, ' ')]),
        })
        const last = page === pages - 1
        cells(sheet, [['NB LIGNES', last ? String(lines) : ''], ['POIDS TOTAL KG', last ? fr(goods.kg, 2, ' ') : ''], ['TOTAL HT', last ? fr(goods.total, 2, ' ') : ''], ['TVA', last ? fr(goods.total * 0.2, 2, ' ') : ''], ['NET À PAYER', last ? fr(goods.total * 1.2, 2, ' ') : 'À SUIVRE']], { x: 36, y: 632, width: 104.6, height: 38 })
        sheet.write('Signature du client', 400, 690, { size: 8 })
        sheet.write('Nos conditions générales de vente figurent au verso.', 36, 806, { size: 7 })
      }
    },
  }
})
