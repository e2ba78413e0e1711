import { bottom, centreX, sharedHeight, type Box } from './box.ts'
import type { SlipWord } from '#slip-reader/slip-page.ts'

/** The letters of lines that are printed on their side, along the edge of a form: each stands right over the next, closer than two lines of text ever are. */
export function climbingLetters(words: readonly SlipWord[]): ReadonlySet<SlipWord> {
  const letters = words.filter(({ text }) => text.length < 3).sort((one, other) => one.y - other.y)
  const largest = letters.reduce((size, { width, height }) => Math.max(size, width, height), 0)
  const columns: SlipWord[][] = []
  let open: { readonly column: SlipWord[]; last: SlipWord }[] = []
  for (const letter of letters) {
    open = open.filter(({ last }) => gap(last, letter) < 2 * largest)
    const found = open.findLast(({ last }) => follows(last, letter))
    const column = found?.column ?? []
    column.push(letter)
    if (found) found.last = letter
    else {
      open.push({ column, last: letter })
      columns.push(column)
    }
  }
  return new Set(columns.filter((column) => column.length >= fewest && isTight(column)).flat())
}

const fewest = 8

/** Digits and the comma beside them share their height: they are of one line. */
function follows(upper: SlipWord, lower: SlipWord): boolean {
  const size = sizeOf(upper, lower)
  return Math.abs(centreX(upper) - centreX(lower)) < size && lower.y > upper.y && gap(upper, lower) < 2 * size && sharedHeight(upper, lower) < 0.3
}

function isTight(column: readonly SlipWord[]): boolean {
  const gaps = column.slice(1).map((lower, at) => gap(column[at] as SlipWord, lower) / sizeOf(column[at] as SlipWord, lower))
  return (gaps.sort((one, other) => one - other)[gaps.length >> 1] ?? 1) < 0.35
}

const gap = (upper: Box, lower: Box): number => lower.y - bottom(upper)
const sizeOf = (one: Box, other: Box): number => Math.max(one.width, one.height, other.width, other.height)
