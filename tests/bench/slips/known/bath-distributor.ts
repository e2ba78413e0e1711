import { fr } from '../drawing/french-number.ts'
import { bandHead } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { pairs, smallPrint } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A plumbing distributor's web-made note; a recapitulation under the lines tells pieces, parcels and weight. */
export const bathDistributor = layout('bath-distributor', [
  { seed: 8241, lines: 6, from: 100, upTo: 290 },
  { seed: 8242, lines: 4, from: 12, upTo: 80 },
  { seed: 8243, lines: 9, from: 300, upTo: 740 },
], ({ seed, lines, from, upTo }) => {
  const goods = stock('plumbing', seed, { lines, from, upTo, most: 10 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = bandHead(sheet, { seed, color: '#00695c' })
      const foot = table(sheet, {
        x: 40, y: y + 8, lines: 'rows', headFill: '#e0f2f1', rowHeight: 20, headStyle: { face: 'modernBold', size: 8 }, style: { face: 'modern', size: 8.5 },
        columns: [{ title: 'Référence', width: 75 }, { title: 'Désignation', width: 250 }, { title: 'Cdé', width: 45, align: 'right' }, { title: 'Livré', width: 45, align: 'right' }, { title: 'Poids unit.', width: 100, align: 'right' }],
        rows: goods.lines.map((line) => [line.code, line.words, String(line.count), String(line.count), `${fr(line.unitKg, 2)} kg`]),
      })
      sheet.write('Récapitulatif', 340, foot + 18, { face: 'modernBold', size: 9, color: '#00695c' })
      pairs(sheet, [['Pièces', String(goods.lines.reduce((all, { count }) => all + count, 0))], ['Colis', String(lines)], ['Poids total', `${fr(goods.kg, 2, ' ')} kg`]], 340, foot + 36, 120, 17, { face: 'modern', size: 10 })
      smallPrint(sheet, foot + 112, { face: 'modern' })
    },
  }
})
