import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** A stack of boxes at the right edge, label over value, money and weight among each other. */
export const stackedTotals = layout('stacked-totals', [
  { seed: 3310, label: 'POIDS (KG)', unit: '', first: true },
  { seed: 3320, label: 'Poids total', unit: ' kg', first: false },
  { seed: 3330, label: 'POIDS BRUT KG', unit: '', first: false },
], ({ seed, label, unit, first }) => {
  const goods = load(seed, { lines: 7, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, client, siteTown, slip, date } = marks(seed)
      sheet.box(30, 30, 535, 44, '#efe9dd', '#bba')
      sheet.write(supplier, 42, 44, { face: 'condensedBold', size: 17 })
      sheet.write(`BL ${slip} – ${date} – ${client} – ${siteTown}`, 553, 48, { face: 'condensed', size: 11, align: 'right' })
      goods.lines.forEach(({ words, count, unit: each, price, total }, at) => {
        sheet.write(words, 36, 104 + at * 44, { face: 'condensedBold', size: 12 })
        sheet.write(`${count} ${each} × ${fr(price, 2)} € = ${fr(total, 2, ' ')} €`, 36, 120 + at * 44, { face: 'condensed', size: 11 })
      })
      const money = [['TOTAL HT', `${fr(goods.total, 2, ' ')} €`], ['TVA 20 %', `${fr(goods.total * 0.2, 2, ' ')} €`], ['TOTAL TTC', `${fr(goods.total * 1.2, 2, ' ')} €`]]
      const weight = [[label, `${fr(goods.kg, 1)}${unit}`]]
      ;(first ? [...weight, ...money] : [...money, ...weight]).forEach(([name = '', value = ''], at) => {
        sheet.box(425, 100 + at * 60, 140, 52)
        sheet.write(name, 433, 106 + at * 60, { face: 'condensed', size: 10.5, color: '#444' })
        sheet.write(value, 557, 126 + at * 60, { face: 'condensedBold', size: 17, align: 'right' })
      })
    },
  }
})
