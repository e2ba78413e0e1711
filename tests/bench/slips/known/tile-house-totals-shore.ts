import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { cols, windowHead } from './shore-print.ts'
import { tiling } from './shore-wares.ts'

/** Square metres in one packet, for the wares sold by surface. */
const packet = [1.44, 1.26, 1.2, 0.72]

const variants: readonly { readonly seed: number; readonly take: Take; readonly pallets: readonly number[] }[] = [
  { seed: 11511, take: [[0, 36], [5, 14], [6, 4], [8, 2]], pallets: [1, 1, 0, 0] },
  { seed: 11512, take: [[2, 48], [1, 22], [5, 20], [9, 6], [10, 12]], pallets: [2, 1, 1, 0, 0] },
  { seed: 11513, take: [[3, 60], [7, 3]], pallets: [3, 0] },
]

/** A tile house: surface, packets, pallets and kilos, all four added up in the last row. */
export const tileHouseTotals = layout('tile-house-totals-shore', variants, ({ seed, take, pallets }) => {
  const { lines, kg } = consigned(tiling, take, 1)
  const metres = take.map(([at, count]) => (packet[at] ?? 0) * count)
  return {
    expectedKg: kg,
    draw(sheet) {
      const y = windowHead(sheet, { seed, supplier: 'Carrelages Spécimen', motto: 'Dépôt et salle d’exposition', title: 'Bon de livraison', color: '#6b4f2a' })
      const total = ['', 'TOTAL', '', `${fr(metres.reduce((sum, one) => sum + one, 0), 2)}`, String(take.reduce((sum, [, count]) => sum + count, 0)), String(pallets.reduce((sum, one) => sum + one, 0)), fr(kg, 1, ' ')]
      const foot = table(sheet, {
        x: 36, y, style: { size: 8 }, headStyle: { face: 'sansBold', size: 8 }, headFill: '#efe7db', lines: 'grid', rowHeight: 18,
        columns: cols(['Article', 56], ['Libellé', 213], ['Bain / cal.', 56, 'center'], ['m²', 50, 'right'], ['Cond.', 42, 'right'], ['Pal.', 36, 'right'], ['Poids (kg)', 70, 'right']),
        rows: [...lines.map(({ code, words, count, kg: weight }, at) => [code, words, metres[at]! > 0 ? `B${(seed * (at + 3)) % 90}/0${at + 1}` : '', metres[at]! > 0 ? fr(metres[at]!, 2) : '', String(count), pallets[at] ? String(pallets[at]) : '', fr(weight, 1, ' ')]), total],
      })
      sheet.flow('Vérifier le bain et le calibre avant la pose : aucune réclamation après collage. Palettes perdues. Les sacs entamés ne sont pas repris.', 36, foot + 14, 523, { size: 7, color: '#555' })
      sheet.box(330, 680, 229, 70, undefined, '#6b4f2a', 4)
      sheet.write('Bon pour réception', 338, 686, { face: 'sansBold', size: 8 })
      sheet.write('Date, nom et signature', 338, 699, { size: 7 })
    },
  }
})
