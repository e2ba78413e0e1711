import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { load, type LoadLine } from '../drawing/load.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

/** A long slip over two sheets: the first carries its weight over, the last adds up; once only the first was sent. */
export const subtotalSheets = layout('subtotal-sheets', [
  { seed: 7211, count: 31, complete: true },
  { seed: 7212, count: 27, complete: true },
  { seed: 7213, count: 30, complete: false },
], ({ seed, count, complete }) => {
  const { lines, kg } = load(seed, { lines: count, fromKg: 900, upToKg: 3400, decimals: 1 })
  const first = lines.slice(0, 22)
  const carried = first.reduce((all, line) => all + line.kg, 0)
  return {
    expectedKg: complete ? Number(kg.toFixed(1)) : null,
    draw(sheet) {
      page(sheet, seed, 1, first)
      sheet.write('À reporter', 400, 600, { size: 9.5 })
      sheet.write(fr(carried, 1, ' '), 551, 600, { size: 9.5, align: 'right' })
      sheet.write('…/…', 555, 760, { size: 10, align: 'right' })
      if (!complete) return
      sheet.nextPage()
      const y = page(sheet, seed, 2, lines.slice(22), carried)
      sheet.box(380, y + 10, 175, 24)
      sheet.write('POIDS TOTAL (kg)', 388, y + 18, { face: 'sansBold', size: 9.5 })
      sheet.write(fr(kg, 1, ' '), 551, y + 18, { face: 'sansBold', size: 9.5, align: 'right' })
      sheet.write('Bon pour réception – date, nom, signature :', 40, y + 60, { size: 9.5 })
    },
  }
})

function page(sheet: Sheet, seed: number, at: number, lines: readonly LoadLine[], carried?: number): number {
  const { client, site, siteTown, number, day } = parties(seed)
  sheet.write('COMPTOIR DU SPÉCIMEN', 40, 36, { face: 'sansBold', size: 15 })
  sheet.write(`Bon de livraison ${number} du ${day}`, 40, 60, { face: 'sansBold', size: 11 })
  sheet.write(`Page ${at} / 2`, 555, 36, { size: 9.5, align: 'right' })
  writtenLines(sheet, [client, `${site} – ${siteTown}`], 40, 80, 14, { size: 9.5 })
  if (carried !== undefined) {
    sheet.write('Report de la page 1', 400, 122, { size: 9.5 })
    sheet.write(fr(carried, 1, ' '), 551, 122, { size: 9.5, align: 'right' })
  }
  return table(sheet, {
    x: 40, y: 140, lines: 'rows', rowHeight: 19.5, headFill: '#e8e8e8', style: { size: 9 }, headStyle: { face: 'sansBold', size: 9 },
    columns: [{ title: 'Code', width: 60 }, { title: 'Désignation', width: 285 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'U', width: 45, align: 'center' }, { title: 'Poids kg', width: 80, align: 'right' }],
    rows: lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, 1, ' ')]),
  })
}
