import { fr } from '../drawing/french-number.ts'
import { plainHead } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { pictureOf } from '../drawing/picture-of.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** A PDF with text whose weight is a picture: the scale's ticket pasted in. Too blurred, it says nothing. */
export const pictureWeight = layout('picture-weight', [
  { seed: 241, words: ['POIDS TOTAL', ' kg'], blur: 0 },
  { seed: 242, words: ['Poids brut :', ' kg'], blur: 0.6 },
  { seed: 243, words: ['Poids total', ' KG'], blur: 14 },
], ({ seed, words: [label = '', unit = ''], blur }) => {
  const goods = load(seed, { lines: 6, decimals: 0 })
  return {
    expectedKg: blur > 5 ? null : goods.kg,
    async draw(sheet) {
      const y = plainHead(sheet, { seed })
      const under = table(sheet, {
        x: 40, y, lines: 'rows',
        columns: [{ title: 'Référence', width: 90 }, { title: 'Désignation', width: 335 }, { title: 'Qté', width: 90, align: 'right' }],
        rows: goods.lines.map(({ code, words, count, unit: each }) => [code, words, `${count} ${each}`]),
      })
      const ticket = await pictureOf([230, 64], blur, (paper) => {
        paper.box(3, 3, 224, 58, '#f4f1e6', '#555')
        paper.write(label, 115, 12, { face: 'printer', size: 11, align: 'center' })
        paper.write(`${fr(goods.kg)}${unit}`, 115, 30, { face: 'printerBold', size: 18, align: 'center' })
      })
      sheet.write('Ticket de la balance :', 40, under + 20)
      sheet.picture(ticket, 40, under + 34, 230)
      sheet.write('Marchandise contrôlée au départ.', 40, 790, { size: 7.5 })
    },
  }
})
