import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cells, pairs, under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A decorator's wholesaler: gross and net weight in boxes beside the address, over a list without prices. */
export const wholesalerDispatchNote = layout('wholesaler-dispatch-note', [
  { seed: 8421, shelf: 'paint', lines: 6, from: 155, upTo: 440 },
  { seed: 8422, shelf: 'fixing', lines: 7, from: 20, upTo: 120 },
] as const, ({ seed, shelf, lines, from, upTo }) => {
  const goods = stock(shelf, seed, { lines, from, upTo, most: 14 })
  const net = Number((goods.kg * 0.94).toFixed(2))
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, slip, date, order, account } = marks(seed)
      under(sheet, [supplier, street, town], 36, 36, 13, { face: 'book', size: 9 }, { face: 'bookBold', size: 14 })
      sheet.write('Avis d’expédition', 559, 36, { face: 'bookBold', size: 16, align: 'right' })
      pairs(sheet, [['Expédition', slip], ['Date', date], ['Commande', order], ['Compte', account]], 400, 62, 80, 14, { face: 'book', size: 9.5 })
      under(sheet, ['Destinataire', client, site, siteTown], 36, 104, 15, { face: 'book', size: 10 }, { face: 'bookBold', size: 9 })
      cells(sheet, [['Colis', String(lines)], ['Poids net', `${fr(net, 2)} kg`], ['Poids brut', `${fr(goods.kg, 2)} kg`]], { x: 320, y: 130, width: 80, height: 36, caption: { face: 'book', size: 8 }, value: { face: 'bookBold', size: 9.5 } })
      const y = table(sheet, {
        x: 36, y: 182, lines: 'rows', zebra: '#f6f6f6', rowHeight: 18, headStyle: { face: 'bookBold', size: 9 }, style: { face: 'book', size: 9.5 },
        columns: [{ title: 'Article', width: 80 }, { title: 'Désignation', width: 263 }, { title: 'Colisage', width: 80, align: 'center' }, { title: 'Quantité', width: 100, align: 'right' }],
        rows: goods.lines.map((line, at) => [line.code, line.words, `colis ${at + 1}`, `${line.count} ${line.unit}`]),
      })
      sheet.write('Reliquats : aucun. Commande soldée.', 36, y + 14, { face: 'book', size: 9.5 })
      sheet.write('Document sans valeur comptable', 297, 806, { face: 'book', size: 8, align: 'center' })
    },
  }
})
