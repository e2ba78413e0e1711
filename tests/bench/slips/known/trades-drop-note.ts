import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A family merchant's worksheet printed as a note: a "Pds (kg)" column and the sum under it. */
export const tradesDropNote = layout('trades-drop-note', [
  { seed: 8381, shelf: 'roof', lines: 4, from: 150, upTo: 600 },
  { seed: 8382, shelf: 'tile', lines: 6, from: 650, upTo: 1320 },
  { seed: 8383, shelf: 'paint', lines: 5, from: 60, upTo: 160 },
] as const, ({ seed, shelf, lines, from, upTo }) => {
  const goods = stock(shelf, seed, { lines, from, upTo, most: 26, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, town, phone, client, site, siteTown, slip, date } = marks(seed)
      sheet.write(supplier, 50, 44, { size: 16 })
      sheet.write(`${town} – ${phone}`, 50, 66, { size: 9 })
      sheet.write(`BL n° ${slip.slice(2)}`, 545, 44, { face: 'sansBold', size: 12, align: 'right' })
      sheet.write(date, 545, 62, { size: 10, align: 'right' })
      under(sheet, ['Client', client, 'Chantier', `${site}`, siteTown], 50, 96, 15, { size: 10 })
      const y = table(sheet, {
        x: 50, y: 190, lines: 'grid', rowHeight: 18, style: { size: 10 }, headStyle: { face: 'sansBold', size: 10 },
        columns: [{ title: 'Désignation', width: 270 }, { title: 'U', width: 45, align: 'center' }, { title: 'Qté', width: 60, align: 'right' }, { title: 'Pds (kg)', width: 120, align: 'right' }],
        rows: [...goods.lines.map((line) => [line.words, line.unit, String(line.count), fr(line.kg, 1)]), ['', '', '', ''], ['', '', 'Total', fr(goods.kg, 1)]],
      })
      sheet.write('Livré par :', 50, y + 30, { size: 10 })
      sheet.write('Reçu par :', 300, y + 30, { size: 10 })
      sheet.write('Palettes rendues :', 50, y + 60, { size: 10 })
    },
  }
})
