import { fr } from '../drawing/french-number.ts'
import { boxedHead } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cells, smallPrint } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A heating and plumbing agency's old program in capital letters: foot boxes with short captions. */
export const plumberBranch = layout('plumber-branch', [
  { seed: 8351, lines: 5, from: 40, upTo: 150 },
  { seed: 8352, lines: 8, from: 160, upTo: 450 },
], ({ seed, lines, from, upTo }) => {
  const goods = stock('plumbing', seed, { lines, from, upTo, most: 8, decimals: 3 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = boxedHead(sheet, { seed, title: 'BON DE LIVRAISON VALORISÉ', face: 'sans', bold: 'sansBold' })
      table(sheet, {
        x: 30, y, lines: 'grid', downTo: 640, rowHeight: 18, style: { size: 8.5 }, headStyle: { face: 'sansBold', size: 8 },
        columns: [{ title: 'REFERENCE', width: 75 }, { title: 'DESIGNATION', width: 230 }, { title: 'QTE', width: 40, align: 'right' }, { title: 'PX BRUT', width: 60, align: 'right' }, { title: 'REM', width: 50, align: 'right' }, { title: 'MONTANT NET', width: 80, align: 'right' }],
        rows: goods.lines.map((line) => [line.code, line.words.toUpperCase(), String(line.count), fr(line.price * 1.25, 2), '20,00', fr(line.total, 2, ' ')]),
      })
      cells(sheet, [['NBRE COLIS', String(lines)], ['PDS TOTAL KG', fr(goods.kg, 3)], ['MONTANT HT', fr(goods.total, 2, ' ')], ['TVA', fr(goods.total * 0.2, 2, ' ')], ['TOTAL TTC', fr(goods.total * 1.2, 2, ' ')]], { x: 30, y: 650, width: 107, height: 36 })
      smallPrint(sheet, 700)
      sheet.write('RECU LE :                         SIGNATURE :', 40, 750, { size: 9 })
    },
  }
})
