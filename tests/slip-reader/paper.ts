import type { SlipPage, SlipWord } from '#slip-reader/slip-page.ts'

interface Print {
  /** How sure the reader is; a text layer is always sure. */
  readonly confidence?: number
  /** Rise over run of the lines, as on a photo held askew. */
  readonly slope?: number
  /** The page's width in characters, when the text must end at its edge. */
  readonly columns?: number
}

const [letter, line] = [6, 14]

/** A slip drawn with letters of one width: every line of the text is a line of the page. */
export function slip(text: string, { confidence = 100, slope = 0, columns }: Print = {}): SlipPage {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n')
  const indent = Math.min(...lines.filter((each) => each.trim()).map((each) => each.search(/\S/)))
  const width = (columns ?? Math.max(...lines.map((each) => each.length - indent)) + 8) * letter + 40
  const margin = columns === undefined ? 40 : 0
  const words = lines.flatMap((each, nth) =>
    [...each.slice(indent).matchAll(/\S+/g)].map(({ 0: word, index }): SlipWord => {
      const x = margin + index * letter
      return {
        text: word,
        x: x - slope * nth * line,
        y: 40 + nth * line + slope * x,
        width: word.length * letter - 1,
        height: 8,
        confidence,
      }
    }),
  )
  return { width, height: 80 + lines.length * line, words }
}

/** The same slip, one word read with less surety. */
export function unsure(page: SlipPage, text: string, confidence: number): SlipPage {
  return { ...page, words: page.words.map((word) => (word.text === text ? { ...word, confidence } : word)) }
}

/** A piece of print: its left edge, the top of its line, the words, and the size of the letters. */
export type Piece = readonly [x: number, y: number, text: string, size?: number]

/** A slip set in letters of many widths, each piece where a drawing program puts it. */
export function printed(...pieces: readonly Piece[]): SlipPage {
  const words = pieces.flatMap(([x, y, text, size = 10]) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }): SlipWord => {
      const before = widthOf(text.slice(0, index), size)
      return {
        text: word,
        x: x + before,
        y: y + size * 0.2,
        width: widthOf(word, size) - 0.06 * size,
        height: size * 0.75,
        confidence: 100,
      }
    }),
  )
  return { width: 595, height: 842, words }
}

/** How wide a text of a size is. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce(
    (sum, each) =>
      sum + size * (/[ .,:;il|']/.test(each) ? 0.28 : /[mwMW]/.test(each) ? 0.83 : /[A-Z]/.test(each) ? 0.67 : 0.54),
    0,
  )
}
