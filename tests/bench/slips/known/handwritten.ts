import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** A printed form filled by pen; the quantities and the weight are written by hand. */
export const handwritten = layout('handwritten', [
  { seed: 251, label: 'Poids total :', unit: ' kg' },
  { seed: 252, label: 'Poids total (kg) :', unit: '' },
  { seed: 253, label: 'Poids :', unit: ' kg' },
], ({ seed, label, unit }) => {
  const goods = load(seed, { lines: 4, decimals: 0 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, client, siteTown, date } = marks(seed)
      const pen = { face: 'hand', size: 17, color: '#1c2f7a' } as const
      sheet.write(supplier, 40, 40, { face: 'sansBold', size: 16 })
      sheet.write('BON DE LIVRAISON', 555, 40, { face: 'sansBold', size: 14, align: 'right' })
      ;[['Date :', date], ['Client :', client], ['Lieu :', siteTown]].forEach(([words = '', value = ''], at) => {
        sheet.write(words, 40, 90 + at * 28, { size: 10 })
        sheet.rule(90, 103 + at * 28, 380, 103 + at * 28, 0.5, '#777', 2)
        sheet.write(value, 96, 84 + at * 28, pen)
      })
      const rows = Array.from({ length: 8 }, (): string[] => ['', ''])
      const under = table(sheet, { x: 40, y: 180, lines: 'grid', rowHeight: 28, rows, columns: [{ title: 'Désignation', width: 405 }, { title: 'Quantité', width: 110, align: 'center' }] })
      goods.lines.forEach(({ words, count }, at) => {
        sheet.write(words.slice(0, 34), 52, 205 + at * 28, pen)
        sheet.write(String(count), 500, 205 + at * 28, { ...pen, align: 'center' })
      })
      sheet.write(label, 40, under + 24, { face: 'sansBold', size: 12 })
      sheet.write(`${fr(goods.kg)}${unit}`, 160, under + 15, { ...pen, size: 22 })
      sheet.write('Signature du client :', 340, under + 26, { size: 10 })
    },
  }
})
