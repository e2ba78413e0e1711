import type { SlipPage, SlipWord } from '#slip-reader/slip-page.ts'
import type Tesseract from 'tesseract.js'
import { confidenceAtStroke } from './at-stroke.ts'
import { markIn } from './mark-in.ts'
import type { ShownPicture } from './shown-picture.ts'
import type { Slope } from './slope-of.ts'

/**
 * The recognised words where they would lie if the lines were level: a row's words then have the same height on the
 * page. Decimal marks that the engine overlooked are looked for in what it saw.
 */
export function straightPage(lines: readonly Tesseract.Line[], slope: Slope, shown: ShownPicture): SlipPage {
  const { width, height } = shown.picture
  const place = (word: Tesseract.Word): SlipWord => {
    const { x0, x1, y0, y1 } = word.bbox
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    const across = x - width / 2
    const down = y - height / 2
    const steepness = slope.atMiddle + slope.perPixel * down
    const levelX = x + slope.atMiddle * down
    const levelY = height / 2 + (down - slope.atMiddle * across) / (1 + slope.perPixel * across)
    const [wide, high] = [x1 - x0, Math.max((y1 - y0) * leastHeight, y1 - y0 - Math.abs(steepness) * (x1 - x0))]
    const { confidence, ...read } = withMark(word, shown)
    return {
      ...read,
      confidence: confidenceAtStroke(confidence, read.text, word.bbox, shown),
      x: levelX - wide / 2,
      y: levelY - high / 2,
      width: wide,
      height: high,
    }
  }
  const written = lines.flatMap((line) => line.words).filter(({ text }) => text.trim() !== '')
  return { width, height, words: written.filter(standsUp(written)).map(place) }
}

/** Letters and digits as high as others: the engine reads words into rules, 'PS' or 're' of a pixel's height. */
function standsUp(words: readonly Tesseract.Word[]): (word: Tesseract.Word) => boolean {
  const heights = words.map(({ bbox: { y0, y1 } }) => y1 - y0).sort((one, other) => one - other)
  const least = leastLetter * (heights[heights.length >> 1] ?? 0)
  return ({ text, bbox: { y0, y1 } }) => y1 - y0 >= least || !/[\p{L}\p{N}]/u.test(text)
}

/** A part of the usual height of a word. */
const leastLetter = 0.3

/** Digits with the decimal mark that the engine overlooked. */
function withMark(
  { text, confidence, bbox }: Pick<Tesseract.Word, 'text' | 'confidence' | 'bbox'>,
  shown: ShownPicture,
): Pick<SlipWord, 'text' | 'confidence' | 'isWhole'> {
  if (!/^\d{3,7}$/.test(text)) return { text, confidence }
  const after = markIn(shown, bbox, text.length)
  if (!after) return { text, confidence, ...(after === 0 && { isWhole: true }) }
  return { text: `${text.slice(0, after)},${text.slice(after)}`, confidence: Math.min(confidence, bySight) }
}

/** Out of 100: no mark that only the ink shows is believed of one look alone. */
const bySight = 85

/** A slanting word's box is higher than its letters; never below this part of it. */
const leastHeight = 0.4
