import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment } from './consignment.ts'

/** A spreadsheet printed with its grid: weight of one, weight of all, and a last row that adds the columns. */
export const workbookGrid = layout('workbook-grid', [
  { seed: 8221, nearKg: 560, lines: 6, shelf: 'drywall' },
  { seed: 8222, nearKg: 148, lines: 7, shelf: 'hardware' },
  { seed: 8223, nearKg: 5400, lines: 5, shelf: 'masonry' },
] as const, ({ seed, nearKg, lines, shelf }) => {
  const goods = consignment(seed, shelf, { lines, nearKg })
  return {
    expectedKg: goods.kg,
    paper: { landscape: true },
    draw(sheet) {
      const { client, site, siteTown, slip, date } = marks(seed)
      const set = { face: 'modern', size: 9 } as const
      const bold = { face: 'modernBold', size: 9 } as const
      const top = [['Fournisseur', 'Plâtrerie Dépôt Exemple', 'N° BL', slip], ['Client', client, 'Date', date], ['Chantier', `${site} ${siteTown}`, 'Camion', 'n° 2']] as const
      top.forEach(([name, value, other, told], at) => {
        sheet.box(40, 36 + at * 20, 90, 20, '#d9e2f3', '#777')
        sheet.box(130, 36 + at * 20, 380, 20, undefined, '#777')
        sheet.box(510, 36 + at * 20, 90, 20, '#d9e2f3', '#777')
        sheet.box(600, 36 + at * 20, 200, 20, undefined, '#777')
        ;[[name, 45, bold], [value, 135, set], [other, 515, bold], [told, 605, set]].forEach(([words, x, style]) => sheet.write(words as string, x as number, 41 + at * 20, style as typeof set))
      })
      const columns = [{ title: 'Code', width: 80 }, { title: 'Article', width: 310 }, { title: 'Unité', width: 50, align: 'center' }, { title: 'Quantité', width: 70, align: 'right' }, { title: 'Poids unitaire\n(kg)', width: 90, align: 'right' }, { title: 'Poids total\n(kg)', width: 90, align: 'right' }, { title: 'OK', width: 70, align: 'center' }] as const
      const rows = goods.lines.map((line) => [line.code, line.words, line.unit, String(line.count), fr(line.unitKg, line.unitKg < 1 ? 3 : 2), fr(line.kg, 2), ''])
      const empty = ['', '', '', '', '', '', '']
      const foot = table(sheet, { x: 40, y: 116, columns, rows: [...rows, empty, empty], style: set, headStyle: bold, headFill: '#d9e2f3', headHeight: 30, rowHeight: 20, lines: 'grid' })
      sheet.box(40, foot, 760, 22, '#fff2cc', '#111')
      sheet.write('TOTAL', 44, foot + 6, bold)
      sheet.write(String(goods.lines.reduce((sum, line) => sum + line.count, 0)), 546, foot + 6, { ...bold, align: 'right' })
      sheet.write(fr(goods.kg, 2), 726, foot + 6, { ...bold, align: 'right' })
      sheet.write('Remarques :', 40, foot + 40, set)
      sheet.write('Visa magasin', 40, 500, set)
      sheet.write('Visa client', 420, 500, set)
      sheet.write('Feuil1', 420, 570, { ...set, size: 7, color: '#777', align: 'center' })
    },
  }
})
