import { clock } from '#rules/moment/french.ts'
import { dayInFigures } from '#rules/price/invoice.ts'
import type { Instant } from '#server/db/database.ts'
import { heightOf, write, type Hand, type Sheet } from '#server/paper/paper-drawing.ts'

/** A sheet on which no text takes more than so many lines: the rest of it is « … ». */
export interface LimitedSheet {
  readonly sheet: Sheet
  readonly most: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Writes a text on as many lines as it may take; the y below it. */
export function put({ sheet, most }: LimitedSheet, text: string, at: Point, hand: Hand, lines = most): number {
  return write(sheet, cut(sheet, text, hand, lines), at, hand)
}

function cut(sheet: Sheet, text: string, hand: Hand, lines: number): string {
  const highest = heightOf(sheet, 'x', hand) * lines + 0.1
  if (heightOf(sheet, text, hand) <= highest) return text
  const letters = [...text]
  const upTo = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
  let [fits, tooMany] = [0, letters.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (heightOf(sheet, upTo(middle), hand) <= highest) fits = middle
    else tooMany = middle
  }
  return upTo(fits)
}

/** '24/11/2026 à 08:14', on the Paris calendar and clock. */
export function dayAndClock(at: Instant): string {
  return `${dayInFigures(new Date(at))} à ${clock(new Date(at))}`
}
