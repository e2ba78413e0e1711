import { fr } from '../drawing/french-number.ts'
import { plainHead, signatures } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** The label at the left margin, its value at the right one, a hand's width of nothing between. */
export const farRightTotal = layout('far-right-total', [
  { seed: 161, label: 'Poids total', unit: ' kg' },
  { seed: 162, label: 'POIDS TOTAL DE L’ENVOI (KG)', unit: '' },
  { seed: 163, label: 'Poids brut total', unit: ' KG' },
], ({ seed, label, unit }) => {
  const goods = load(seed, { lines: 6, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = plainHead(sheet, { seed, face: 'modern', bold: 'modernBold', color: '#9b2226' })
      const under = table(sheet, {
        x: 40, y, lines: 'rows', style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 9 }, rowHeight: 20,
        columns: [{ title: 'Désignation', width: 435 }, { title: 'Quantité', width: 80, align: 'right' }],
        rows: goods.lines.map(({ words, count, unit: each }) => [words, `${count} ${each}`]),
      })
      const facts = [['Nombre de colis', String(goods.parcels)], [label, `${fr(goods.kg, 1)}${unit}`], ['Volume', `${fr(goods.cubicMetres, 2)} m³`], ['Net à payer', `${fr(goods.total * 1.2, 2, ' ')} €`]]
      facts.forEach(([name = '', value = ''], at) => {
        sheet.write(name, 44, under + 14 + at * 18, { face: 'modern', size: 10 })
        sheet.write(value, 551, under + 14 + at * 18, { face: 'modernBold', size: 10, align: 'right' })
      })
      signatures(sheet, 730, 'modern')
    },
  }
})
