import { centreY, right } from '#slip-reader/words/box.ts'
import type { SlipPage, SlipWord } from '#slip-reader/slip-page.ts'
import { meaningOf } from '#slip-reader/words/meaning.ts'

/**
 * The words of a page turned back by the slope of its lines, as a scan has one. Words off the page or across its lines
 * are left out; those at its edge are doubtful, being cut off perhaps.
 */
export function straighten(page: SlipPage): SlipWord[] {
  const words = page.words
    .filter((word) => isOnPage(word, page) && !isSlanted(word, page.words))
    .map((word) => (isCut(word, page) ? { ...word, confidence: 0 } : word))
  const slope = slopeOf(words)
  if (Math.abs(slope) < level) return words
  return words.map((word) => ({ ...word, x: word.x + slope * word.y, y: word.y - slope * word.x }))
}

const level = 0.001
const steepest = 0.2

function isOnPage({ x, y, width, height }: SlipWord, page: SlipPage): boolean {
  if (!(width > 0 && height > 0 && x < page.width && y < page.height && x + width > 0 && y + height > 0)) return false
  return width < Infinity && height < Infinity && x > -Infinity && y > -Infinity
}

function isCut({ x, width }: SlipWord, page: SlipPage): boolean {
  const margin = 0.004 * page.width
  return x < margin || x + width > page.width - margin
}

/**
 * The box of a stamp's word that climbs, or of a word on its side, is far too high for its letters; in a frame whose
 * lines pass for letters, the words beside it are as high.
 */
function isSlanted(word: SlipWord, all: readonly SlipWord[]): boolean {
  const { text, x, y, width, height } = word
  if (!(text.length > 3 && width < 0.3 * text.length * height && !text.includes(' ') && /[\p{L}\p{N}]{3}/u.test(text)))
    return false
  // « Poids taxable » without its second word would be a weight of the load.
  if (meaningOf(text) === 'volumetric') return false
  const isBeside = (other: SlipWord) =>
    Math.abs(other.y - y) < 0.15 * height &&
    Math.abs(other.height - height) < 0.15 * height &&
    (Math.abs(other.x - right(word)) < height || Math.abs(x - right(other)) < height)
  return !all.some((other) => other !== word && isBeside(other))
}

/** Rise over run between neighbours of one line: the median. */
function slopeOf(words: readonly SlipWord[]): number {
  const height = median(words.map((word) => word.height))
  const byBand = Map.groupBy(words, (word) => Math.floor(centreY(word) / Math.max(height, 1e-9)))
  for (const band of byBand.values()) band.sort((one, other) => one.x - other.x)
  const slopes: number[] = []
  for (const [band, inBand] of byBand) {
    for (const near of [band - 1, band, band + 1]) {
      const others = byBand.get(near)
      if (others) pushSlopes(slopes, inBand, others)
    }
  }
  return slopes.length < 8 ? 0 : median(slopes)
}

/** Walks both sorted bands at once, so that a crowded band costs no more than its words. */
function pushSlopes(slopes: number[], words: readonly SlipWord[], others: readonly SlipWord[]): void {
  let next = 0
  for (const word of words) {
    while (next < others.length && (others[next] as SlipWord).x <= word.x + word.width / 2) next += 1
    const other = others[next]
    if (!other || other.x - right(word) > 6 * word.height) continue
    const run = other.x + other.width / 2 - word.x - word.width / 2
    const rise = baseline(other) - baseline(word)
    if (Math.abs(rise) < 0.6 * word.height && Math.abs(rise) < steepest * run) slopes.push(rise / run)
  }
}

/** Where the word stands: letters that hang below the line are not counted. */
function baseline({ text, y, height }: SlipWord): number {
  return y + height * (/[gjpqyç,;()[\]|@µ]/.test(text) ? 0.8 : 1)
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? 0
}
