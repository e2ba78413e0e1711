import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure } from './ridge-print.ts'
import { masonryShelf } from './ridge-wares.ts'

const list = columns(['Matériau', 230], ['Quantité', 62, 'right'], ['Unité', 56, 'center'], ['kg/unité', 66, 'right'], ['Poids (kg)', 76, 'right'])

/** A builder's own workbook, printed: every cell ruled, the sum in the last row. */
export const masonSpreadsheetKilosRidge = layout('mason-spreadsheet-kilos-ridge', [{ seed: 16320, lines: 5 }, { seed: 16321, lines: 8 }], ({ seed, lines }) => {
  const goods = stocked(masonryShelf, seed, lines, { times: 0.8, decimals: 1 })
  const on = ridgeParties(seed)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const style = { face: 'modern', size: 9 } as const
      const head = [['Dépôt Modèle Maçonnerie', 'BON DE TRANSFERT CHANTIER'], [`Date : ${on.date}`, `N° ${on.order}`], [`Chantier : ${on.site}`, on.siteTown]]
      head.forEach(([left = '', right = ''], at) => {
        sheet.box(50, 50 + at * 22, 292, 22, undefined, '#bbb')
        sheet.box(342, 50 + at * 22, 198, 22, undefined, '#bbb')
        sheet.write(left, 56, 56 + at * 22, { ...style, face: at === 0 ? 'modernBold' : 'modern' })
        sheet.write(right, 348, 56 + at * 22, { ...style, face: at === 0 ? 'modernBold' : 'modern' })
      })
      const rows = goods.lines.map((line) => [line.words, String(line.count), line.unit.toLowerCase(), figure(line.unitKg, 1, 'plain'), figure(line.kg, 1, 'plain')])
      rows.push(['Total', '', '', '', figure(goods.kg, 1, 'plain')])
      const foot = table(sheet, { x: 50, y: 138, columns: list, rows, style, headStyle: { face: 'modernBold', size: 9 }, headFill: '#c6e0b4', lines: 'grid', rowHeight: 20 })
      sheet.write('Camion benne 3,5 t (charge utile 1 100 kg) : prévoir plusieurs tours si besoin.', 50, foot + 14, { ...style, size: 8, color: '#555' })
      sheet.write('Chargé par :', 50, foot + 44, style)
      sheet.write('Reçu par :', 320, foot + 44, style)
    },
  }
})
