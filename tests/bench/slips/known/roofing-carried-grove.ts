import type { Sheet } from '../drawing/sheet.ts'
import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, roofing } from './trade-wares.ts'

const columns = [{ title: 'Code', width: 62 }, { title: 'Désignation', width: 263 }, { title: 'Quantité', width: 62, align: 'right' as const }, { title: 'U', width: 40, align: 'center' as const }, { title: 'Poids', width: 92, align: 'right' as const }]

/** A roofing merchant on two pages, the weight carried over; sometimes only the first page came along. */
export const roofingCarried = layout(
  'roofing-carried-grove',
  [
    { seed: 307460, taken: '0:420 1:24 2:90 3:2 9:3 4:8 5:6', pages: 2 },
    { seed: 307461, taken: '8:12 2:60 6:2 7:2 3:1 5:4', pages: 2 },
    { seed: 307462, taken: '0:840 1:40 2:160 6:1 4:12 7:1', pages: 1 },
  ],
  ({ seed, taken, pages }) => {
    const goods = basket(roofing, taken)
    const first = goods.lines.slice(0, 4)
    const carried = first.reduce((sum, line) => sum + line.kg, 0)
    const { street, town, site, siteTown, date, number, account } = particulars(seed)
    const head = (sheet: Sheet, page: number) => {
      sheet.write('Couverture Modèle Négoce', 38, 34, { face: 'slabBold', size: 16 })
      lines(sheet, [street, town], 38, 58, 12, { face: 'slab', size: 9 })
      sheet.write(`BON DE LIVRAISON  BL-${number}`, 557, 36, { face: 'slabBold', size: 12, align: 'right' })
      sheet.write(`${date} – client ${account} – page ${page} / 2`, 557, 56, { face: 'slab', size: 9, align: 'right' })
      lines(sheet, ['Toitures Exemple', site, siteTown], 360, 82, 13, { face: 'slab', size: 10 })
    }
    const rowsOf = (some: typeof goods.lines) => some.map((line) => [line.code, line.words, fr(line.count, 0, ' '), line.unit, fr(line.kg, 2, ' ')])
    const style = { face: 'slab' as const, size: 9.5 }
    return {
      expectedKg: pages === 2 ? goods.kg : null,
      paper: { size: 'A5', landscape: true },
      draw(sheet) {
        head(sheet, 1)
        const rows = [...rowsOf(first), ['', '', '', '', ''], ['', 'À reporter', '', '', fr(carried, 2, ' ')]]
        table(sheet, { x: 38, y: 140, columns, rows, rowHeight: 22, style, headStyle: { face: 'slabBold', size: 9.5 }, lines: 'columns', downTo: 362, headFill: '#e5e5e5' })
        sheet.write('Suite page 2', 557, 372, { face: 'slab', size: 8, align: 'right' })
        if (pages === 1) return
        sheet.nextPage()
        head(sheet, 2)
        const rest = [['', 'Report', '', '', fr(carried, 2, ' ')], ...rowsOf(goods.lines.slice(4))]
        const foot = table(sheet, { x: 38, y: 140, columns, rows: rest, rowHeight: 22, style, headStyle: { face: 'slabBold', size: 9.5 }, lines: 'columns', downTo: 318, headFill: '#e5e5e5' })
        sheet.box(345, foot + 10, 212, 26)
        sheet.write('Poids total kg', 353, foot + 17, { face: 'slabBold', size: 11 })
        sheet.write(fr(goods.kg, 2, ' '), 549, foot + 17, { face: 'slabBold', size: 11, align: 'right' })
        sheet.write('Déchargement au sol, accès camion 19 t obligatoire.', 38, foot + 18, { face: 'slab', size: 9 })
      },
    }
  },
)
