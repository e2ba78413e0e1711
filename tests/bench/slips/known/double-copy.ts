import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** The same slip twice on one sheet, for the customer and for the carrier: the load is there once. */
export const doubleCopy = layout('double-copy', [
  { seed: 231, label: 'Poids total', landscape: true },
  { seed: 232, label: 'Poids brut', landscape: true },
  { seed: 233, label: 'Poids total', landscape: false },
], ({ seed, label, landscape }) => {
  const goods = load(seed, { lines: 4, decimals: 1, upToKg: 640 })
  const copy = (sheet: Sheet, x: number, y: number, whose: string) => {
    const { supplier, client, siteTown, slip, date } = marks(seed)
    sheet.write(supplier, x, y, { face: 'sansBold', size: 12 })
    sheet.write(whose, x + 360, y + 2, { size: 8, align: 'right' })
    ;[`Bon de livraison ${slip} du ${date}`, `${client}, ${siteTown}`].forEach((line, at) => sheet.write(line, x, y + 22 + at * 14))
    const under = table(sheet, {
      x, y: y + 60, lines: 'grid', style: { size: 8 },
      columns: [{ title: 'Désignation', width: 265 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'Unité', width: 55, align: 'center' }],
      rows: goods.lines.map(({ words, count, unit }) => [words, String(count), unit]),
    })
    sheet.write(`${label} : ${fr(goods.kg, 1)} kg`, x, under + 12, { face: 'sansBold', size: 10 })
    sheet.write(`Colis : ${goods.parcels}`, x + 360, under + 12, { align: 'right' })
    sheet.write('Signature :', x, under + 34, { size: 8 })
  }
  return {
    expectedKg: goods.kg,
    paper: { landscape },
    draw(sheet) {
      copy(sheet, 34, 34, 'Exemplaire client')
      if (landscape) sheet.rule(421, 20, 421, 575, 0.5, '#777', 4)
      else sheet.rule(20, 421, 575, 421, 0.5, '#777', 4)
      copy(sheet, landscape ? 447 : 34, landscape ? 34 : 455, 'Exemplaire transporteur')
    },
  }
})
