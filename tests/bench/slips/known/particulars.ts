import { chance } from '../drawing/chance.ts'
import type { Sheet, Style } from '../drawing/sheet.ts'

/** The invented numbers, dates and places of a slip. */
export function particulars(seed: number) {
  const luck = chance(seed)
  const day = String(luck.whole(1, 28)).padStart(2, '0')
  const month = String(luck.whole(1, 12)).padStart(2, '0')
  return {
    street: `${luck.whole(2, 160)} avenue du Modèle`,
    town: luck.pick(['69800 SAINT-PRIEST', '38120 SAINT-ÉGRÈVE', '13400 AUBAGNE', '31140 AUCAMVILLE', '44800 SAINT-HERBLAIN']),
    site: `${luck.whole(1, 90)} rue du Spécimen`,
    siteTown: luck.pick(['69003 LYON', '38000 GRENOBLE', '13008 MARSEILLE', '31000 TOULOUSE', '44000 NANTES']),
    date: `${day}/${month}/2026`,
    isoDate: `2026-${month}-${day}`,
    number: luck.digits(6),
    order: luck.digits(5),
    account: luck.digits(4),
    phone: `04 00 00 ${luck.digits(2)} ${luck.digits(2)}`,
    time: `${String(luck.whole(7, 17)).padStart(2, '0')}:${String(luck.whole(0, 59)).padStart(2, '0')}`,
  }
}

/** Lines under each other; answers the y under them. */
export function lines(sheet: Sheet, words: readonly string[], x: number, y: number, step = 12, style: Style = {}): number {
  words.forEach((line, at) => sheet.write(line, x, y + at * step, style))
  return y + words.length * step
}

/** A box with a small caption on top of its value. */
export function captioned(sheet: Sheet, caption: string, value: string, [x, y, width, height = 34]: readonly [number, number, number, number?], style: Style = {}): void {
  sheet.box(x, y, width, height)
  sheet.write(caption, x + 4, y + 4, { ...style, size: 7, color: '#444' })
  sheet.write(value, x + width / 2, y + height - 16, { ...style, align: 'center' })
}
