import { fr } from '../drawing/french-number.ts'
import { bandHead, signatures } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** The figures of the whole stand above the lines: Nb colis | Poids | Volume, the values under them. */
export const headerStrip = layout('header-strip', [
  { seed: 31, strip: ['Nb colis', 'Poids', 'Volume', 'Tournée'], unit: ' kg', color: '#1d3557' },
  { seed: 32, strip: ['Colis', 'Poids total', 'Cubage', 'Camion'], unit: ' KG', color: '#7a1f1f' },
  { seed: 33, strip: ['UM', 'Poids (Kg)', 'm3', 'Quai'], unit: '', color: '#2f6f4f' },
], ({ seed, strip, unit, color }) => {
  const goods = load(seed, { lines: 8, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = bandHead(sheet, { seed, color })
      const values = [String(goods.parcels), `${fr(goods.kg, 1, ' ')}${unit}`, fr(goods.cubicMetres, 2), `T${seed}`]
      sheet.box(40, y, 515, 38, '#f3f5f8', '#c9d1db')
      strip.forEach((title, at) => {
        sheet.write(title, 56 + at * 130, y + 6, { face: 'modern', size: 7.5, color: '#556' })
        sheet.write(values[at]!, 56 + at * 130, y + 18, { face: 'modernBold', size: 12 })
      })
      table(sheet, {
        x: 40, y: y + 54, zebra: '#f6f6f6', lines: 'none', style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8 },
        columns: [{ title: '#', width: 25 }, { title: 'Réf.', width: 75 }, { title: 'Article', width: 315 }, { title: 'Quantité', width: 100, align: 'right' }],
        rows: goods.lines.map(({ code, words, count, unit: each }, at) => [String(at + 1), code, words, `${count} ${each}`]),
      })
      signatures(sheet, 730, 'modern')
    },
  }
})
