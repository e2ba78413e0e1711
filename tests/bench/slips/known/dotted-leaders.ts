import { fr } from '../drawing/french-number.ts'
import { plainHead, signatures } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** Label, a row of dots, value. */
export const dottedLeaders = layout('dotted-leaders', [
  { seed: 191, label: 'Poids total', unit: ' kg', decimals: 0 },
  { seed: 192, label: 'Poids total des marchandises', unit: ' kg', decimals: 2 },
  { seed: 193, label: 'Total poids (kg)', unit: '', decimals: 1 },
], ({ seed, label, unit, decimals }) => {
  const goods = load(seed, { lines: 5, decimals })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const style = { face: 'book', size: 10 } as const
      const y = plainHead(sheet, { seed, face: 'book', bold: 'bookBold' })
      const under = table(sheet, {
        x: 40, y, lines: 'none', style: { face: 'book', size: 9 }, headStyle: { face: 'bookBold', size: 9 },
        columns: [{ title: 'Nous livrons ce jour', width: 400 }, { title: 'Quantité', width: 115, align: 'right' }],
        rows: goods.lines.map(({ words, count, unit: each }) => [words, `${count} ${each}`]),
      })
      const facts = [['Nombre de palettes', String(Math.ceil(goods.parcels / 3))], ['Nombre de colis', String(goods.parcels)], [label, `${fr(goods.kg, decimals)}${unit}`], ['Palettes consignées', '2']]
      facts.forEach(([name = '', value = ''], at) => {
        const dots = Math.floor((330 - sheet.widthOf(`${name}  ${value}`, style)) / sheet.widthOf('.', style))
        sheet.write(`${name} ${'.'.repeat(dots)} ${value}`, 40, under + 20 + at * 18, style)
      })
      signatures(sheet, 730, 'book')
    },
  }
})
