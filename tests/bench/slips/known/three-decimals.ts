import { fr } from '../drawing/french-number.ts'
import { boxedHead, signatures } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** '412,500' kg: three decimals, the unit in the heading only, and the sum of the lines at the foot of its column. */
export const threeDecimals = layout('three-decimals', [
  { seed: 91, heading: 'Poids (kg)', word: 'Poids total' },
  { seed: 92, heading: 'POIDS KG', word: 'POIDS TOTAL' },
  { seed: 93, heading: 'Masse kg', word: 'Masse totale' },
], ({ seed, heading, word }) => {
  const goods = load(seed, { lines: 10, decimals: 2, upToKg: 990 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = boxedHead(sheet, { seed, title: 'BON D’EXPÉDITION', face: 'condensed', bold: 'condensedBold' })
      const under = table(sheet, {
        x: 30, y, lines: 'columns', downTo: 600, style: { face: 'condensed', size: 10.5 }, headStyle: { face: 'condensedBold', size: 10.5 },
        columns: [{ title: 'Article', width: 70 }, { title: 'Désignation', width: 260 }, { title: 'Lot', width: 65 }, { title: 'Quantité', width: 65, align: 'right' }, { title: heading, width: 75, align: 'right' }],
        rows: goods.lines.map(({ code, words, count, kg }, at) => [code, words, `L${seed}${at}04`, fr(count, 3), fr(kg, 3)]),
      })
      sheet.box(360, under, 205, 20)
      sheet.write(word, 368, under + 4, { face: 'condensedBold', size: 11 })
      sheet.write(fr(goods.kg, 3), 561, under + 4, { face: 'condensedBold', size: 11, align: 'right' })
      signatures(sheet, 730, 'condensed')
    },
  }
})
