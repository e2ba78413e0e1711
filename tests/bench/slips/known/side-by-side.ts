import { fr } from '../drawing/french-number.ts'
import { boxedHead } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** Two columns of labelled facts beside each other, so that a line of the page holds two unrelated facts. */
export const sideBySide = layout('side-by-side', [
  { seed: 141, label: 'Poids', unit: ' kg', size: 9 },
  { seed: 142, label: 'Poids brut', unit: ' Kg', size: 10 },
  { seed: 143, label: 'Poids total en kg', unit: '', size: 8.5 },
], ({ seed, label, unit, size }) => {
  const goods = load(seed, { lines: 5, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = boxedHead(sheet, { seed })
      const left = [['Montant HT', `${fr(goods.total, 2, ' ')} €`], ['TVA 20,00 %', `${fr(goods.total / 5, 2, ' ')} €`], ['Total TTC', `${fr(goods.total * 1.2, 2, ' ')} €`], ['Échéance', '30 jours']]
      const right = [['Colis', String(goods.parcels)], [label, `${fr(goods.kg, 1, ' ')}${unit}`], ['Volume', `${fr(goods.cubicMetres, 2)} m³`], ['Palettes EUR', '2']]
      const under = table(sheet, {
        x: 30, y, lines: 'grid', headFill: '#eee',
        columns: [{ title: 'Désignation', width: 375 }, { title: 'Quantité', width: 80, align: 'right' }, { title: 'Unité', width: 80, align: 'center' }],
        rows: goods.lines.map(({ words, count, unit: each }) => [words, fr(count, 2), each]),
      }) + 16
      ;[left, right].forEach((facts, column) => {
        sheet.box(30 + column * 272, under, 263, 84)
        facts.forEach(([name = '', value = ''], at) => {
          sheet.write(name, 40 + column * 272, under + 8 + at * 19, { size })
          sheet.write(value, 283 + column * 272, under + 8 + at * 19, { size, face: 'sansBold', align: 'right' })
        })
      })
    },
  }
})
