import type { SlipPage, SlipWord } from '#rules/slip/slip-page.ts'
import type Tesseract from 'tesseract.js'
import type { Slope } from './slope-of.ts'

/** The recognised words where they would lie if the lines were level: a row's words then have the same height on the page. */
export function straightPage(lines: readonly Tesseract.Line[], slope: Slope, { width, height }: { readonly width: number; readonly height: number }): SlipPage {
  const place = ({ text, confidence, bbox: { x0, x1, y0, y1 } }: Tesseract.Word): SlipWord => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    const across = x - width / 2
    const down = y - height / 2
    const steepness = slope.atMiddle + slope.perPixel * down
    const levelX = x + slope.atMiddle * down
    const levelY = height / 2 + (down - slope.atMiddle * across) / (1 + slope.perPixel * across)
    const [wide, high] = [x1 - x0, Math.max((y1 - y0) * leastHeight, y1 - y0 - Math.abs(steepness) * (x1 - x0))]
    return { text, confidence, x: levelX - wide / 2, y: levelY - high / 2, width: wide, height: high }
  }
  return { width, height, words: lines.flatMap(({ words }) => words.map(place)).filter(({ text }) => text.trim() !== '') }
}

/** A slanting word's box is higher than its letters; never below this part of it. */
const leastHeight = 0.4
