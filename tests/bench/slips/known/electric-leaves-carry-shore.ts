import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { cols, stripHead } from './shore-print.ts'
import { electrics } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly first: Take; readonly second: Take; readonly lost: boolean }[] = [
  { seed: 11539, first: [[0, 10], [1, 1], [3, 14], [4, 8], [6, 6], [7, 12], [8, 96], [12, 5]], second: [[9, 20], [10, 24], [13, 4]], lost: false },
  { seed: 11540, first: [[2, 2], [5, 4], [9, 30], [11, 6], [3, 9], [0, 5]], second: [[12, 8], [8, 40], [7, 6], [6, 3]], lost: false },
  { seed: 11541, first: [[1, 2], [3, 20], [4, 12], [10, 36], [6, 8], [7, 10]], second: [[9, 4]], lost: true },
]

/** Two leaves with the kilos carried over; of the third slip only the first leaf is there. */
export const electricLeavesCarry = layout('electric-leaves-carry-shore', variants, ({ seed, first, second, lost }) => {
  const leaf = consigned(electrics, first)
  const all = consigned(electrics, [...first, ...second])
  return {
    expectedKg: lost ? null : all.kg,
    draw(sheet) {
      const head = () => stripHead(sheet, { seed, supplier: 'Comptoir Électrique Modèle', motto: 'Distribution de matériel électrique', title: 'BON DE LIVRAISON', face: 'condensed', bold: 'condensedBold', color: '#0e4d2f' })
      const columns = cols(['Référence', 75], ['Désignation', 258], ['Qté', 50, 'right'], ['Unité', 50, 'center'], ['Poids kg', 90, 'right'])
      const style = { face: 'condensed', size: 10.5 } as const
      const rowsOf = (from: number, to: number) => all.lines.slice(from, to).map(({ code, words, count, unit, kg }) => [code, words, String(count), unit, fr(kg, 2, ' ')])
      const shared = { x: 36, columns, style, headStyle: { face: 'condensedBold', size: 10.5 }, lines: 'columns', rowHeight: 20, downTo: 690 } as const
      const foot = table(sheet, { ...shared, y: head(), rows: rowsOf(0, first.length) })
      sheet.write('À reporter (kg)', 420, foot + 10, { ...style, align: 'right' })
      sheet.write(fr(leaf.kg, 2, ' '), 555, foot + 10, { ...style, align: 'right' })
      sheet.write('Page 1 / 2', 559, 800, { ...style, size: 9, align: 'right' })
      if (lost) return
      sheet.nextPage()
      const end = table(sheet, { ...shared, y: head(), rows: [['', 'Report page 1', '', '', fr(leaf.kg, 2, ' ')], ...rowsOf(first.length, all.lines.length)] })
      sheet.box(339, end + 8, 220, 24, '#e7f1ea', '#0e4d2f')
      sheet.write('Poids total livré (kg)', 347, end + 14, { face: 'condensedBold', size: 11 })
      sheet.write(fr(all.kg, 2, ' '), 552, end + 14, { face: 'condensedBold', size: 11, align: 'right' })
      sheet.write('Cachet et signature du client :', 36, end + 14, style)
      sheet.write('Page 2 / 2', 559, 800, { ...style, size: 9, align: 'right' })
    },
  }
})
