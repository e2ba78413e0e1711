import { blotsIn } from './blots.ts'
import { type PixelBox, shadesOf, type Sight } from './sight.ts'

/**
 * Where ink of a word's height stands that no word was read in, from the surest to the least: an engine that looks for words wherever
 * they stand leaves some of a table out. At most `most` places, no rules, no specks, nothing that touches a word.
 */
export function overlooked(sight: Sight, words: readonly PixelBox[], most: number): PixelBox[] {
  const height = usualHeight(words)
  if (height < readable) return []
  const grid = inkOf(sight)
  for (const box of words) clear(grid, grown(box, 0.25 * height))
  withoutRules(grid, Math.round((3 * height) / step))
  const letters = blotsIn(grid.isInk, grid.across).map(onPicture).filter((blot) => isLetter(blot, height))
  const strips = stripsOf(letters, height).filter(({ marks, box }) => marks > 1 && !words.some((word) => isBeside(word, box, height)))
  return strips.sort((one, other) => other.marks - one.marks).slice(0, most).map(({ box }) => box)
}

interface Grid {
  readonly isInk: Uint8Array
  readonly across: number
  readonly down: number
}

/** Every other pixel of every other line: letters have strokes of several. */
function inkOf({ picture, radians }: Sight): Grid {
  const shadeAt = shadesOf(picture, radians)
  const [across, down] = [Math.floor(picture.width / step), Math.floor(picture.height / step)]
  const isInk = new Uint8Array(across * down)
  for (let at = 0; at < isInk.length; at++) isInk[at] = shadeAt((at % across) * step, Math.floor(at / across) * step) < ink ? 1 : 0
  return { isInk, across, down }
}

function clear({ isInk, across, down }: Grid, { x0, y0, x1, y1 }: PixelBox): void {
  const [left, right] = [Math.max(0, Math.floor(x0 / step)), Math.min(across, Math.ceil(x1 / step))]
  for (let y = Math.max(0, Math.floor(y0 / step)); y < Math.min(down, Math.ceil(y1 / step)); y++) isInk.fill(0, y * across + left, y * across + Math.max(left, right))
}

/** Takes out runs of ink that are longer than letters are, along lines and down them. */
function withoutRules({ isInk, across, down }: Grid, longest: number): void {
  const runs: [from: number, pace: number, length: number][] = []
  const walk = (start: number, pace: number, count: number) => {
    let run = 0
    for (let nth = 0; nth <= count; nth++) {
      if (nth < count && isInk[start + nth * pace] === 1) run += 1
      else {
        if (run > longest) runs.push([start + (nth - run) * pace, pace, run])
        run = 0
      }
    }
  }
  for (let y = 0; y < down; y++) walk(y * across, 1, across)
  for (let x = 0; x < across; x++) walk(x, across, down)
  for (const [from, pace, length] of runs) for (let nth = 0; nth < length; nth++) isInk[from + nth * pace] = 0
}

interface StripPlace {
  readonly box: PixelBox
  readonly marks: number
}

/** Letters that follow one another closer than words do. */
function stripsOf(letters: readonly PixelBox[], height: number): StripPlace[] {
  const strips: StripPlace[] = []
  for (const letter of letters.toSorted((one, other) => one.x0 - other.x0)) {
    const at = strips.findLastIndex(({ box }) => letter.x0 - box.x1 < apart * height && shared(box, letter) > 0.5 * Math.min(heightOf(box), heightOf(letter)))
    const strip = strips[at]
    if (strip) strips[at] = { box: around(strip.box, letter), marks: strip.marks + 1 }
    else strips.push({ box: letter, marks: 1 })
  }
  return strips.filter(({ box }) => heightOf(box) > 0.6 * height)
}

function usualHeight(words: readonly PixelBox[]): number {
  const heights = words.map(heightOf).sort((one, other) => one - other)
  return heights[heights.length >> 1] ?? 0
}

function onPicture({ x0, y0, x1, y1 }: PixelBox): PixelBox {
  return { x0: x0 * step, y0: y0 * step, x1: (x1 + 1) * step, y1: (y1 + 1) * step }
}

function isLetter(blot: PixelBox, height: number): boolean {
  return heightOf(blot) > 0.2 * height && heightOf(blot) < 1.7 * height && blot.x1 - blot.x0 < 2 * height
}

/** What stands right beside a word may be a part of it. */
function isBeside(word: PixelBox, strip: PixelBox, height: number): boolean {
  return shared(word, strip) > 0 && strip.x0 - word.x1 < apart * height && word.x0 - strip.x1 < apart * height
}

function shared(one: PixelBox, other: PixelBox): number {
  return Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0)
}

function around(one: PixelBox, other: PixelBox): PixelBox {
  return { x0: Math.min(one.x0, other.x0), y0: Math.min(one.y0, other.y0), x1: Math.max(one.x1, other.x1), y1: Math.max(one.y1, other.y1) }
}

function grown({ x0, y0, x1, y1 }: PixelBox, by: number): PixelBox {
  return { x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by }
}

function heightOf({ y0, y1 }: PixelBox): number {
  return y1 - y0
}

/** Pixels. */
const [step, readable] = [2, 14]
/** Shades: darker is ink. */
const ink = 140
/** The gap between two words, as a part of their height. */
const apart = 0.4
