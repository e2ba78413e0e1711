import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols } from './shore-print.ts'
import { shore } from './shore-parties.ts'
import { sanitary } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 11559, take: [[1, 6], [0, 1], [6, 14], [10, 1], [12, 1]] },
  { seed: 11560, take: [[4, 8], [9, 8], [8, 22], [7, 6], [2, 4], [3, 4]] },
]

const plain = (value: number) => String(Number(value.toFixed(2))).replace('.', ',')

/** A small stockist's workbook printed with its grid: kilos multiplied out, the sum in the last row. */
export const plumberGridWorkbook = layout('plumber-grid-workbook-shore', variants, ({ seed, take }) => {
  const { lines, kg, count } = consigned(sanitary, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, date, order } = shore(seed)
      const style = { face: 'sans', size: 9.5 } as const
      const bold = { face: 'sansBold', size: 9.5 } as const
      const head = table(sheet, {
        x: 40, y: 50, style, headStyle: { face: 'sansBold', size: 12 }, lines: 'grid', rowHeight: 18, headHeight: 24,
        columns: cols(['BON DE LIVRAISON', 150], ['', 365]),
        rows: [['Fournisseur', 'Stock Plomberie Exemple'], ['Client', client], ['Chantier', `${site} – ${siteTown}`], ['Date', date], ['Commande', order]],
      })
      const rows = lines.map(({ words, count: pieces, unitKg, kg: weight }) => [words, String(pieces), plain(unitKg), plain(weight), ''])
      const foot = table(sheet, {
        x: 40, y: head + 18, style, headStyle: bold, headFill: '#d9d9d9', lines: 'grid', rowHeight: 18,
        columns: cols(['Article', 225], ['Qté', 50, 'right'], ['Poids U', 70, 'right'], ['Poids tot', 80, 'right'], ['Contrôle', 90]),
        rows: [...rows, ['', '', '', '', ''], ['TOTAL', String(count), '', plain(kg), '']],
      })
      writtenLines(sheet, ['Poids en kg, données catalogue', 'Préparé le matin, chargé l’après-midi'], 40, foot + 12, 14, { size: 8.5, color: '#444' })
      sheet.write('Feuil1', sheet.width / 2, 20, { size: 9, align: 'center' })
      sheet.write('Page 1', sheet.width / 2, 812, { size: 9, align: 'center' })
    },
  }
})
