import type { SlipPage, SlipWord } from '#slip-reader/slip-page.ts'
import type { Letter } from './page-letters.ts'
import { turned, turnToRead } from './reading-direction.ts'
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
