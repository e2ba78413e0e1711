import { bottom, centreX, type Box } from './box.ts'
import type { SlipWord } from '#rules/slip/slip-page.ts'

/** The letters of lines that are printed on their side, along the edge of a form: each stands right over the next, closer than two lines of text ever are. */
export function climbingLetters(words: readonly SlipWord[]): ReadonlySet<SlipWord> {
  const letters = words.filter(({ text }) => text.length < 3).sort((one, other) => one.y - other.y)
  const columns: [SlipWord, ...SlipWord[]][] = []
  for (const letter of letters) {
    const column = columns.findLast((each) => follows(each.at(-1) ?? each[0], letter))
    if (column) column.push(letter)
    else columns.push([letter])
  }
  return new Set(columns.filter((column) => column.length >= fewest && isTight(column)).flat())
}

const fewest = 8

function follows(upper: SlipWord, lower: SlipWord): boolean {
  return lower.y - upper.y > 0.1 * sizeOf(upper, lower) && Math.abs(centreX(upper) - centreX(lower)) < sizeOf(upper, lower) && gap(upper, lower) < 2 * sizeOf(upper, lower)
}

function isTight(column: readonly SlipWord[]): boolean {
  const gaps = column.slice(1).map((lower, at) => gap(column[at] as SlipWord, lower) / sizeOf(column[at] as SlipWord, lower))
  return (gaps.sort((one, other) => one - other)[gaps.length >> 1] ?? 1) < 0.35
}

const gap = (upper: Box, lower: Box): number => lower.y - bottom(upper)
const sizeOf = (one: Box, other: Box): number => Math.max(one.width, one.height, other.width, other.height)
