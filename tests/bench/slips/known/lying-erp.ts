import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { pairs, under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A group's management system, on a lying sheet: the delivery's data at the head, two columns of weights, no row of totals. */
export const lyingErp = layout('lying-erp', [
  { seed: 8311, shelf: 'steel', lines: 5, from: 600, upTo: 1300 },
  { seed: 8312, shelf: 'plumbing', lines: 7, from: 120, upTo: 600 },
  { seed: 8313, shelf: 'masonry', lines: 8, from: 1400, upTo: 3000 },
] as const, ({ seed, shelf, lines, from, upTo }) => {
  const goods = stock(shelf, seed, { lines, from, upTo, decimals: 3 })
  return {
    expectedKg: goods.kg,
    paper: { landscape: true },
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, slip, date, order, account } = marks(seed)
      sheet.write(supplier.toUpperCase(), 40, 34, { face: 'sansBold', size: 12 })
      sheet.write(`${street} – ${town}`, 40, 50, { size: 8 })
      sheet.write('Bon de livraison / Delivery note', 802, 34, { face: 'sansBold', size: 14, align: 'right' })
      under(sheet, ['Réceptionnaire', client, site, siteTown], 40, 80, 13, { size: 9 }, { size: 7.5, color: '#555' })
      pairs(sheet, [['N° livraison', `0080${slip.slice(2)}`], ['Date de sortie', date], ['Document de vente', order], ['Donneur d’ordre', account]], 330, 80, 90, 14, { size: 9 })
      pairs(sheet, [['Poids total', `${fr(goods.kg, 3, ' ')} KG`], ['Volume total', `${fr(goods.kg / 500, 3)} M3`], ['Conditions', 'Franco chantier'], ['Point d’expédition', 'FR06']], 580, 80, 90, 14, { size: 9 })
      table(sheet, {
        x: 40, y: 152, lines: 'rows', rowHeight: 19, headFill: '#d9d9d9',
        columns: [{ title: 'Poste', width: 50 }, { title: 'Article', width: 110 }, { title: 'Description', width: 290 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'UQ', width: 50, align: 'center' }, { title: 'Poids unit. KG', width: 95, align: 'right' }, { title: 'Poids ligne KG', width: 105, align: 'right' }],
        rows: goods.lines.map((line, at) => [String((at + 1) * 10).padStart(6, '0'), line.code, line.words, fr(line.count, 0), line.unit, fr(line.unitKg, 3), fr(line.kg, 3, ' ')]),
      })
      sheet.write('Marchandises reçues en bon état, le ____ / ____ / ________     Nom et signature : ______________________', 40, 520, { size: 9 })
      sheet.write('Imprimé par le système le jour de l’expédition – 1 sur 1', 802, 560, { size: 7, align: 'right' })
    },
  }
})
