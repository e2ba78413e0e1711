import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { sumOf, truckload } from './truckload.ts'

/** A pool supplier: what was ordered, then how it was put on pallets, each with its size and weight, and a last row. */
export const poolPallets = layout('pool-pallets', [
  { seed: 7401, lines: 5, pallets: [['Palette 1', '120 × 80 × 110', 412], ['Palette 2', '120 × 100 × 145', 538]] },
  { seed: 7402, lines: 4, pallets: [['Palette 1', '120 × 80 × 90', 287], ['Palette 2', '120 × 80 × 120', 365], ['Colis long', '410 × 30 × 30', 68]] },
] as const, ({ seed, lines, pallets }) => {
  const goods = truckload('pool', seed, lines)
  const kg = sumOf(pallets.map(([, , weight]) => weight))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, phone } = marks(seed)
      const set = { face: 'modern', size: 9 } as const
      const head = { face: 'modernBold', size: 8.5, color: '#05668d' } as const
      sheet.circle(62, 54, 20, '#05668d', 4)
      sheet.write('Bleu Exemple Piscines', 94, 40, { face: 'modernBold', size: 17, color: '#05668d' })
      sheet.write(`Bordereau de livraison ${slip} du ${date}`, 94, 64, set)
      down(sheet, ['Destinataire', client, site, siteTown, phone], 50, 96, 14, set)
      down(sheet, ['Commande', order, 'Enlèvement par transporteur'], 350, 96, 14, set)
      const foot = table(sheet, {
        x: 50, y: 184, lines: 'rows', style: set, headStyle: head, rowHeight: 20,
        columns: [{ title: 'Réf', width: 75 }, { title: 'Désignation', width: 330 }, { title: 'Quantité', width: 90, align: 'right' }],
        rows: goods.lines.map((line) => [line.code, line.words, String(line.count)]),
      })
      sheet.write('Conditionnement', 50, foot + 24, { face: 'modernBold', size: 11, color: '#05668d' })
      const under = table(sheet, {
        x: 50, y: foot + 42, lines: 'grid', style: set, headStyle: head, rowHeight: 20,
        columns: [{ title: 'Support', width: 130 }, { title: 'L × l × h (cm)', width: 150, align: 'center' }, { title: 'Poids (kg)', width: 100, align: 'right' }],
        rows: [...pallets.map(([words, size, weight]) => [words, size, fr(weight)]), ['Total', '', fr(kg)]],
      })
      sheet.write('Contrôle le liner avant la pose. Les équipements électriques sont garantis 2 ans.', 50, under + 20, set)
    },
  }
})
