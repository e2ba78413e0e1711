import { marks } from '../drawing/letterheads.ts'
import type { Face } from '../drawing/faces.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { writtenLines } from '../known/written-lines.ts'

interface House {
  readonly seed: number
  readonly name: string
  readonly trade: string
  readonly title: string
  readonly face?: Face
  readonly bold?: Face
  readonly color?: string
}

/** Name over a coloured rule, title on its own line, the two addresses side by side. Answers the y under it. */
export function ruledHead(sheet: Sheet, { seed, name, trade, title, face = 'sans', bold = 'sansBold', color = '#1b4965' }: House): number {
  const { street, town, phone, siret, slip, date, order, client, site, siteTown } = marks(seed)
  const right = sheet.width - 36
  sheet.write(name, 36, 30, { face: bold, size: 17, color })
  sheet.write(trade, 36, 51, { face, size: 8, color: '#555' })
  writtenLines(sheet, [`${street} – ${town}`, `Tél. ${phone} – SIRET ${siret}`], right, 34, 11, { face, size: 7.5, align: 'right' })
  sheet.rule(36, 66, right, 66, 1.6, color)
  sheet.write(title, 36, 76, { face: bold, size: 13 })
  writtenLines(sheet, [`N° : ${slip}`, `Date : ${date}`, `Votre commande : ${order}`], 36, 98, 12, { face, size: 8.5 })
  sheet.box(right - 250, 76, 250, 60, undefined, '#999')
  writtenLines(sheet, ['Adresse de livraison', client, site, siteTown], right - 242, 81, 13, { face, size: 8.5 }, { face, size: 7, color: '#666' })
  return 150
}

/** A centred letterhead, as written with a word processor. Answers the y under it. */
export function centredHead(sheet: Sheet, { seed, name, trade, title, face = 'serif', bold = 'serifBold', color = '#222' }: House): number {
  const { street, town, phone, slip, date, client, site, siteTown } = marks(seed)
  const middle = sheet.width / 2
  sheet.write(name, middle, 34, { face: bold, size: 18, color, align: 'center' })
  writtenLines(sheet, [trade, `${street}, ${town} – ${phone}`], middle, 58, 12, { face, size: 9, align: 'center' })
  writtenLines(sheet, [client, site, siteTown], middle + 20, 100, 13, { face, size: 10 }, { face: bold, size: 10 })
  sheet.write(`${town.slice(6)}, le ${date}`, 50, 152, { face, size: 10 })
  sheet.write(`${title} n° ${slip.slice(2)}`, middle, 178, { face: bold, size: 14, align: 'center' })
  return 206
}

/** Small cells across the page: caption over value, after the name and title. Answers the y under it. */
export function cellHead(sheet: Sheet, { seed, name, trade, title, face = 'sans', bold = 'sansBold', color = '#000' }: House): number {
  const { street, town, phone, slip, date, order, account, client, site, siteTown } = marks(seed)
  sheet.write(name, 30, 28, { face: bold, size: 14, color })
  writtenLines(sheet, [trade, street, town, `Tél : ${phone}`], 30, 47, 10.5, { face, size: 8 })
  sheet.write(title, sheet.width - 30, 28, { face: bold, size: 13, align: 'right' })
  writtenLines(sheet, [client, site, siteTown], sheet.width - 270, 58, 12.5, { face, size: 9.5 }, { face: bold, size: 9.5 })
  const width = (sheet.width - 60) / 4
  ;[['Document', slip], ['Date', date], ['Client', account], ['Réf. commande', order]].forEach(([caption, value], at) => {
    sheet.box(30 + at * width, 106, width, 28)
    sheet.write(caption!, 34 + at * width, 109, { face, size: 6.5, color: '#555' })
    sheet.write(value!, 30 + (at + 0.5) * width, 119, { face, size: 9, align: 'center' })
  })
  return 144
}
