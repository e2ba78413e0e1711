import { fr } from '../drawing/french-number.ts'
import { plainHead, signatures } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** A watermark under the words and a rubber stamp beside or over them; the weight stays legible. */
export const stamped = layout('stamped', [
  { seed: 261, mark: 'DUPLICATA', label: 'Poids total', x: 430, up: 0 },
  { seed: 262, mark: 'COPIE', label: 'Poids brut total', x: 300, up: 30 },
  { seed: 263, mark: 'EXEMPLE', label: 'POIDS TOTAL', x: 470, up: 8 },
], ({ seed, mark, label, x, up }) => {
  const goods = load(seed, { lines: 8, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.turned(-35, 300, 430, () => sheet.write(mark, 300, 380, { face: 'sansBold', size: 92, color: '#999', opacity: 0.25, align: 'center' }))
      const y = plainHead(sheet, { seed })
      const under = table(sheet, {
        x: 40, y, lines: 'rows', rowHeight: 20, style: { size: 9.5 },
        columns: [{ title: 'Désignation', width: 395 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'Unité', width: 60, align: 'center' }],
        rows: goods.lines.map(({ words, count, unit }) => [words, String(count), unit]),
      })
      sheet.write(`${label} : ${fr(goods.kg, 1)} kg`, 44, under + 40, { face: 'sansBold', size: 12 })
      sheet.turned(-12, x, under + 40 - up, () => {
        sheet.box(x - 75, under + 10 - up, 150, 54, undefined, '#a33')
        ;['REÇU LE 14 SEP. 2026', 'CHANTIER EXEMPLE', 'sous réserve de déballage'].forEach((words, at) => sheet.write(words, x, under + 17 - up + at * 14, { face: 'sansBold', size: at === 2 ? 8 : 10, color: '#a33', opacity: 0.75, align: 'center' }))
      })
      signatures(sheet, 740)
    },
  }
})
