import type { Face } from '../drawing/faces.ts'
import type { Sheet, Style } from '../drawing/sheet.ts'
import type { Column } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { shore } from './shore-parties.ts'

type Align = 'left' | 'right' | 'center'

/** Columns in short. */
export function cols(...given: readonly (readonly [title: string, width: number, align?: Align])[]): readonly Column[] {
  return given.map(([title, width, align = 'left']) => ({ title, width, align }))
}

/** Captions and their values, one under the other; answers the y under them. */
export function facts(sheet: Sheet, rows: readonly (readonly [caption: string, value: string])[], x: number, y: number, gap: number, style: Style = {}, step = 13): number {
  rows.forEach(([caption, value], at) => {
    sheet.write(caption, x, y + at * step, style)
    sheet.write(value, x + gap, y + at * step, style)
  })
  return y + rows.length * step
}

export interface Masthead {
  readonly seed: number
  readonly supplier: string
  readonly motto: string
  readonly title: string
  readonly face?: Face
  readonly bold?: Face
  readonly color?: string
}

/** A logo, the firm, the references on the left and the address where the envelope has its window. Answers the y under it. */
export function windowHead(sheet: Sheet, { seed, supplier, motto, title, face = 'sans', bold = 'sansBold', color = '#123b66' }: Masthead): number {
  const { street, town, phone, client, site, siteStreet, siteTown, slip, order, account, date } = shore(seed)
  sheet.box(36, 30, 34, 34, color, color, 4)
  sheet.write(supplier.slice(0, 1), 53, 37, { face: bold, size: 20, color: '#fff', align: 'center' })
  sheet.write(supplier, 78, 25, { face: bold, size: 11, color })
  writtenLines(sheet, [motto, `${street} – ${town}`, `Tél. ${phone}`], 78, 41, 11, { face, size: 8 })
  sheet.write(title, sheet.width - 36, 32, { face: bold, size: 15, align: 'right', color })
  facts(sheet, [['Numéro', `BL ${slip}`], ['Date', date], ['Commande', `CD${order}`], ['Compte client', account], ['Vos réf.', site]], 36, 100, 74, { face, size: 8.5 })
  writtenLines(sheet, [client, site, siteStreet, siteTown], 320, 100, 15, { face, size: 9.5 }, { face: bold, size: 10 })
  return 184
}

/** The firm and the title in the middle, a strip of cases, two addresses. Answers the y under it. */
export function stripHead(sheet: Sheet, { seed, supplier, motto, title, face = 'sans', bold = 'sansBold', color = '#111' }: Masthead): number {
  const { street, town, client, site, siteStreet, siteTown, slip, order, account, date, phone } = shore(seed)
  const wide = sheet.width - 72
  sheet.write(supplier.toUpperCase(), sheet.width / 2, 26, { face: bold, size: 14, align: 'center', color })
  sheet.write(`${motto} – ${street} – ${town} – Tél. ${phone}`, sheet.width / 2, 45, { face, size: 7.5, align: 'center' })
  sheet.rule(36, 60, sheet.width - 36, 60, 1.2, color)
  sheet.write(title, sheet.width / 2, 67, { face: bold, size: 13, align: 'center' })
  ;[['N° document', slip], ['Date', date], ['N° client', account], ['N° commande', order]].forEach(([caption, value], at) => {
    sheet.box(36 + (at * wide) / 4, 90, wide / 4, 30)
    sheet.write(caption!, 40 + (at * wide) / 4, 93, { face, size: 6.5, color: '#555' })
    sheet.write(value!, 36 + ((at + 0.5) * wide) / 4, 104, { face, size: 9.5, align: 'center' })
  })
  ;[['Adresse de facturation', client, 'Service achats', siteTown], ['Adresse de livraison', client, `${site}, ${siteStreet}`, siteTown]].forEach((lines, at) => {
    sheet.box(36 + (at * wide) / 2, 126, wide / 2, 56)
    writtenLines(sheet, lines, 42 + (at * wide) / 2, 130, 12.5, { face, size: 8.5 }, { face, size: 7, color: '#555' })
  })
  return 192
}
