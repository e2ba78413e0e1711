import type { Face } from '../drawing/faces.ts'
import type { Sheet, Style } from '../drawing/sheet.ts'
import { writtenLines } from '../known/written-lines.ts'
import type { HeathParties } from './heath-parties.ts'

interface HeadWords {
  readonly supplier: string
  readonly title: string
  /** Facts under the title. */
  readonly facts: readonly string[]
  readonly face?: Face
  readonly bold?: Face
  readonly color?: string
}

/** Lines under each other; a first line in larger letters is lifted clear of the second. Answers the y under them. */
export function headLines(sheet: Sheet, words: readonly string[], x: number, y: number, step: number, style: Style = {}, first: Style = style): number {
  const lift = Math.max(0, (first.size ?? 9) * 1.25 + 2 - step)
  sheet.write(words[0] ?? '', x, y - lift, first)
  return writtenLines(sheet, words.slice(1), x, y + step, step, style)
}

/** Supplier left, title and facts right, two addresses in boxes; answers the y under it. */
export function twoAddressHead(sheet: Sheet, parties: HeathParties, { supplier, title, facts, face = 'sans', bold = 'sansBold', color = '#111' }: HeadWords): number {
  const { street, zone, town, phone, client, clientStreet, site, siteTown } = parties
  const half = (sheet.width - 80) / 2
  headLines(sheet, [supplier, zone, `${street} - ${town}`, `Tél. ${phone}`], 36, 32, 13, { face, size: 8 }, { face: bold, size: 14, color })
  headLines(sheet, [title, '', ...facts], sheet.width - 36, 30, 12, { face, size: 8.5, align: 'right' }, { face: bold, size: 14, color, align: 'right' })
  const top = Math.max(94, 34 + (facts.length + 2) * 12)
  ;[['Adresse de facturation', client, clientStreet, town], ['Adresse de livraison', site, client, siteTown]].forEach((lines, at) => {
    const left = 36 + at * (half + 8)
    sheet.box(left, top, half, 60, undefined, '#777')
    headLines(sheet, lines, left + 6, top + 5, 13, { face, size: 8.5 }, { face, size: 7, color: '#555' })
  })
  return top + 72
}

/** Supplier and one address, the title centred under a rule; answers the y under it. */
export function centredHead(sheet: Sheet, parties: HeathParties, { supplier, title, facts, face = 'serif', bold = 'serifBold', color = '#111' }: HeadWords): number {
  const { street, town, phone, siret, client, site, siteTown } = parties
  headLines(sheet, [supplier, street, town, `Tél : ${phone}   Siret : ${siret}`], 42, 34, 14, { face, size: 9 }, { face: bold, size: 16, color })
  headLines(sheet, [client, site, siteTown], sheet.width - 230, 84, 14, { face, size: 10 }, { face: bold, size: 10 })
  sheet.rule(42, 136, sheet.width - 42, 136, 1, color)
  sheet.write(title, sheet.width / 2, 144, { face: bold, size: 15, align: 'center', color })
  sheet.write(facts.join('     '), sheet.width / 2, 166, { face, size: 9, align: 'center' })
  return 190
}

/** Lines at the very foot of the page, small and centred. */
export function smallPrint(sheet: Sheet, lines: readonly string[], face: Face = 'sans'): void {
  lines.forEach((line, at) => sheet.write(line, sheet.width / 2, sheet.height - 18 - (lines.length - at) * 9, { face, size: 6.5, color: '#555', align: 'center' }))
}

/** Empty boxes to sign in. */
export function signBoxes(sheet: Sheet, captions: readonly string[], y: number, height = 50, face: Face = 'sans'): void {
  const width = (sheet.width - 72) / captions.length
  captions.forEach((caption, at) => {
    sheet.box(36 + at * width, y, width, height, undefined, '#777')
    sheet.write(caption, 41 + at * width, y + 4, { face, size: 7, color: '#444' })
  })
}
