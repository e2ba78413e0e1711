import type { SlipPage, SlipWord } from '#slip-reader/slip-page.ts'
import type { Letter } from './page-letters.ts'
import type { Box, Upright } from './upright.ts'

/** A page's words with their boxes, in points, upright for the eye that reads them. */
export function pageWords(letters: readonly Letter[], { width, height }: Upright): SlipPage {
  const turns = turnToRead(letters)
  const words: Word[] = []
  let word: Word | null = null
  let last: { readonly run: number; readonly spaces: number } | null = null
  for (const { text, box, run } of letters) {
    if (box === null) {
      word = null
      last = last && { run: last.run, spaces: last.spaces + 1 }
      continue
    }
    const placed = turned(box, turns, width, height)
    if (word !== null && goesOn(word.box, placed, isMarked(word.text, text))) {
      word.text += text
      word.box = around(word.box, placed)
    } else {
      word = { text, box: placed, isSpaced: last?.spaces === 1 && last.run === run && run !== 0 }
      words.push(word)
    }
    last = { run, spaces: 0 }
  }
  const isSideways = turns % 2 === 1
  return { width: isSideways ? height : width, height: isSideways ? width : height, words: words.map(slipWord) }
}

interface Word {
  text: string
  box: Box
  readonly isSpaced: boolean
}

/** The next character belongs to the word when it stands right behind it, on its line. */
function goesOn(word: Box, next: Box, isMark: boolean): boolean {
  const size = Math.max(word.bottom - word.top, next.bottom - next.top)
  const gap = next.left - word.right
  return (
    gap < size * (isMark ? roundMark : widestGap) &&
    gap > -size &&
    next.top < word.bottom + size * widestDrop &&
    next.bottom > word.top - size * widestDrop
  )
}

/** '57', ',' and '00': in letters of one width a mark is narrow and stands in the middle of its room. */
function isMarked(before: string, next: string): boolean {
  return (/\d$/.test(before) && /^[.,]$/.test(next)) || (/\d[.,]$/.test(before) && /^\d$/.test(next))
}

/** Parts of the character's size. */
const widestGap = 0.5
const roundMark = 0.8
const widestDrop = 0.4

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

function slipWord({ text, box: { left, right, top, bottom }, isSpaced }: Word): SlipWord {
  return {
    text,
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    confidence: 100,
    ...(isSpaced && { isSpaced }),
  }
}

/** Text that does not run to the right is turned with its page, so that lines lie level: 0 to 3 quarter turns. */
function turnToRead(letters: readonly Letter[]): number {
  const votes = [0, 0, 0, 0]
  for (const [index, { box }] of letters.entries()) {
    const next = letters[index + 1]?.box
    if (!box || !next) continue
    const across = next.left + next.right - box.left - box.right
    const down = next.top + next.bottom - box.top - box.bottom
    const way = Math.abs(across) >= Math.abs(down) ? (across >= 0 ? 0 : 2) : down >= 0 ? 3 : 1
    votes[way] = (votes[way] ?? 0) + 1
  }
  return votes.indexOf(Math.max(...votes))
}

/** Where a box lies once its page of `width` by `height` is turned clockwise by so many quarters. */
function turned(box: Box, turns: number, width: number, height: number): Box {
  const { left, top, right, bottom } = box
  if (turns === 1) return { left: height - bottom, right: height - top, top: left, bottom: right }
  if (turns === 2) return { left: width - right, right: width - left, top: height - bottom, bottom: height - top }
  if (turns === 3) return { left: top, right: bottom, top: width - right, bottom: width - left }
  return box
}
