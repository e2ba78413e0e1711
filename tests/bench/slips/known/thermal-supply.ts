import { fr } from '../drawing/french-number.ts'
import { plainHead, signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { smallPrint } from './corners.ts'
import { stock } from './stock-lines.ts'

/** An insulation wholesaler: weight and surface columns, the sums in a grey row "Totaux". */
export const thermalSupply = layout('thermal-supply', [
  { seed: 8271, lines: 6, from: 150, upTo: 450 },
  { seed: 8272, lines: 8, from: 460, upTo: 1250 },
], ({ seed, lines, from, upTo }) => {
  const goods = stock('insulation', seed, { lines, from, upTo, most: 22 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = plainHead(sheet, { seed, title: 'BORDEREAU DE LIVRAISON', face: 'slab', bold: 'slabBold', color: '#b71c1c' })
      const foot = table(sheet, {
        x: 40, y: y + 4, lines: 'rows', headFill: '#f5e6e6', rowHeight: 19, headStyle: { face: 'slabBold', size: 9 }, style: { face: 'slab', size: 9.5 },
        columns: [{ title: 'Code', width: 60 }, { title: 'Désignation', width: 235 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'Surface m²', width: 65, align: 'right' }, { title: 'Poids brut', width: 70, align: 'right' }],
        rows: goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.count * 6.48, 2), fr(line.kg, 2)]),
      })
      sheet.box(40, foot + 3, 515, 20, '#e0e0e0', '#e0e0e0')
      sheet.write('Totaux', 104, foot + 8, { face: 'slabBold', size: 10 })
      sheet.write(`${fr(goods.kg, 2, ' ')} kg`, 551, foot + 8, { face: 'slabBold', size: 10, align: 'right' })
      smallPrint(sheet, foot + 40, { face: 'slab', size: 7 })
      signatures(sheet, 690, 'slab')
    },
  }
})
