import { fr } from '../drawing/french-number.ts'
import { plainHead, signatures } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** Loads over a tonne in kg: '1 250', '1.250', '1 250' with a fixed space; money with the same signs beside. */
export const thousands = layout('thousands', [
  { seed: 81, group: ' ' },
  { seed: 82, group: '.' },
  { seed: 83, group: '\u00a0' },
], ({ seed, group }) => {
  const goods = load(seed, { lines: 7, decimals: 0, fromKg: 1010, upToKg: 1349 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = plainHead(sheet, { seed, face: 'serif', bold: 'serifBold', title: 'BORDEREAU DE LIVRAISON' })
      const under = table(sheet, {
        x: 40, y, lines: 'columns', downTo: 560, style: { face: 'serif', size: 10 }, headStyle: { face: 'serifBold', size: 10 },
        columns: [{ title: 'Désignation', width: 305 }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'P.U. HT', width: 70, align: 'right' }, { title: 'Montant HT', width: 80, align: 'right' }],
        rows: goods.lines.map(({ words, count, price, total }) => [words, String(count), fr(price, 2), fr(total, 2, group)]),
      })
      const facts = [['Montant HT', `${fr(goods.total, 2, group)} €`], ['Poids total', `${fr(goods.kg, 0, group)} kg`], ['Volume total', `${fr(goods.cubicMetres, 2)} m³`]]
      facts.forEach(([label = '', value = ''], at) => {
        sheet.write(label, 380, under + 14 + at * 18, { face: 'serif', size: 11 })
        sheet.write(value, 555, under + 14 + at * 18, { face: 'serifBold', size: 11, align: 'right' })
      })
      signatures(sheet, 720, 'serif')
    },
  }
})
