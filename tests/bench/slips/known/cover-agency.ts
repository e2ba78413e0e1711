import { fr } from '../drawing/french-number.ts'
import { boxedHead, signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cells } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A roofing agency: a strip of boxes between the heading and the lines, with the transport's particulars. */
export const coverAgency = layout('cover-agency', [
  { seed: 8141, lines: 5, from: 250, upTo: 900, most: 60 },
  { seed: 8142, lines: 6, from: 1000, upTo: 2400, most: 300 },
], ({ seed, lines, from, upTo, most }) => {
  const goods = stock('roof', seed, { lines, from, upTo, most })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = boxedHead(sheet, { seed, title: 'BON DE LIVRAISON', face: 'narrow', bold: 'narrowBold' })
      cells(sheet, [['Transporteur', 'NOS SOINS'], ['Tournée', `T${seed % 40}`], ['Nb palettes', '2'], ['Poids total (kg)', fr(goods.kg, 2, ' ')], ['Port', 'FRANCO']], { x: 30, y, width: 107, caption: { face: 'narrow', size: 8 }, value: { face: 'narrowBold', size: 10.5 } })
      table(sheet, {
        x: 30, y: y + 46, lines: 'columns', downTo: 660, rowHeight: 17, headStyle: { face: 'narrowBold', size: 9.5 }, style: { face: 'narrow', size: 10 },
        columns: [{ title: 'Réf.', width: 70 }, { title: 'Libellé article', width: 265 }, { title: 'U.', width: 40, align: 'center' }, { title: 'Commandé', width: 55, align: 'right' }, { title: 'Livré', width: 50, align: 'right' }, { title: 'Reste', width: 55, align: 'right' }],
        rows: goods.lines.map((line, at) => [line.code, line.words, line.unit, String(at === 1 ? line.count + 4 : line.count), String(line.count), at === 1 ? '4' : '0']),
      })
      sheet.write('Tuiles livrées sur palettes perdues. Casse à signaler à la livraison (tolérance 2 %).', 30, 672, { face: 'narrow', size: 9 })
      signatures(sheet, 700, 'narrow')
    },
  }
})
