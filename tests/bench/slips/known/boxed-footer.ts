import { fr } from '../drawing/french-number.ts'
import { boxedHead, signatures } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** A row of boxes at the foot, each value under its heading. */
export const boxedFooter = layout('boxed-footer', [
  { seed: 21, heading: 'Poids brut (kg)', decimals: 2, group: '' },
  { seed: 22, heading: 'POIDS TOTAL KG', decimals: 0, group: ' ' },
  { seed: 23, heading: 'Poids (kg)', decimals: 3, group: '' },
], ({ seed, heading, decimals, group }) => {
  const goods = load(seed, { lines: 7, decimals: Math.min(decimals, 2), fromKg: 300 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = boxedHead(sheet, { seed })
      table(sheet, {
        x: 30, y, lines: 'columns', downTo: 660,
        columns: [{ title: 'Article', width: 75 }, { title: 'Libellé', width: 300 }, { title: 'Cdé', width: 50, align: 'right' }, { title: 'Livré', width: 50, align: 'right' }, { title: 'Unité', width: 60, align: 'center' }],
        rows: goods.lines.map(({ code, words, count, unit }) => [code, words, fr(count, 2), fr(count, 2), unit]),
      })
      const boxes = [['Nb palettes', String(Math.ceil(goods.parcels / 3))], ['Nb colis', String(goods.parcels)], [heading, fr(goods.kg, decimals, group)], ['Volume (m3)', fr(goods.cubicMetres, 3)], ['Port', 'Franco']]
      boxes.forEach(([title = '', value = ''], at) => {
        sheet.box(30 + at * 107, 676, 107, 18, '#eeeeee')
        sheet.box(30 + at * 107, 694, 107, 24)
        sheet.write(title, 30 + at * 107 + 53, 681, { size: 8, align: 'center' })
        sheet.write(value, 30 + at * 107 + 53, 701, { face: 'sansBold', size: 10, align: 'center' })
      })
      signatures(sheet, 740)
    },
  }
})
