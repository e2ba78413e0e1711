import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** White letters on a dark band at the foot; the lines have no frame at all. */
export const darkTotals = layout('dark-totals', [
  { seed: 1710, label: 'POIDS TOTAL', unit: ' KG', decimals: 2, fill: '#101820' },
  { seed: 1720, label: 'Poids', unit: ' kg', decimals: 1, fill: '#7b2d26' },
  { seed: 1730, label: 'POIDS BRUT', unit: ' kg', decimals: 0, fill: '#1f4e5f' },
], ({ seed, label, unit, decimals, fill }) => {
  const goods = load(seed, { lines: 7, decimals })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, client, site, siteTown, slip, date } = marks(seed)
      sheet.write(supplier.toUpperCase(), 50, 50, { face: 'condensedBold', size: 26, spacing: 1 })
      sheet.write(`LIVRAISON ${slip}`, 50, 86, { face: 'condensed', size: 14 })
      sheet.write(`${date}  ·  ${client}  ·  ${site}  ·  ${siteTown}`, 50, 108, { face: 'condensed', size: 11, color: '#444' })
      goods.lines.forEach(({ words, count, unit: each, code }, at) => {
        sheet.write(String(count), 80, 160 + at * 30, { face: 'condensedBold', size: 17, align: 'right' })
        sheet.write(each, 86, 165 + at * 30, { face: 'condensed', size: 10, color: '#555' })
        sheet.write(words, 130, 162 + at * 30, { face: 'condensed', size: 14 })
        sheet.write(code, 545, 164 + at * 30, { face: 'condensed', size: 11, align: 'right', color: '#777' })
      })
      sheet.box(0, 650, sheet.width, 70, fill, fill)
      ;[['COLIS', String(goods.parcels)], [label, `${fr(goods.kg, decimals, ' ')}${unit}`], ['VOLUME', `${fr(goods.cubicMetres, 2)} m³`]].forEach(([name = '', value = ''], at) => {
        sheet.write(name, 60 + at * 180, 662, { face: 'condensed', size: 11, color: '#ffffff' })
        sheet.write(value, 60 + at * 180, 680, { face: 'condensedBold', size: 22, color: '#ffffff' })
      })
    },
  }
})
