import { blotsIn } from './blots.ts'
import { type PixelBox, shadesOf, type ShownPicture } from './shown-picture.ts'

/**
 * After how many digits of a number its decimal mark stands in the picture, the one blot at the foot between two
 * digits. 0: there is none, and no room; null: the ink does not show it.
 */
export function markIn(shown: ShownPicture, box: PixelBox, digits: number): number | null {
  const blots = blotsOf(shown, box)
  const tallest = Math.max(0, ...blots.map(heightOf))
  const figures = blots.filter((blot) => heightOf(blot) > tall * tallest).sort((one, other) => one.x0 - other.x0)
  if (digits < 2 || figures.length !== digits || tallest < readable) return null
  const [first, last] = [figures[0] as PixelBox, figures.at(-1) as PixelBox]
  const others = blots.filter(
    (blot) =>
      centre(blot) > first.x0 &&
      centre(blot) < last.x1 &&
      heightOf(blot) >= speck * tallest &&
      !figures.some((figure) => holds(figure, blot)),
  )
  const [mark, ...more] = others
  if (!mark) return areEven(figures, tallest) ? 0 : null
  const after = figures.filter((figure) => centre(figure) < centre(mark)).length
  const foot = figures[after - 1]?.y1
  if (foot === undefined) return null
  const isMark =
    heightOf(mark) > dot * tallest &&
    heightOf(mark) < short * tallest &&
    mark.y0 > foot - short * tallest &&
    mark.y1 < foot + short * tallest
  const isComma = heightOf(mark) > 2 * dot * tallest && mark.y1 - foot > dot * tallest
  return more.length === 0 && isMark && (isComma || hasRoom(figures, after)) ? after : null
}

/** A figure itself, or the dot in a zero. */
function holds(figure: PixelBox, blot: PixelBox): boolean {
  return blot.x0 >= figure.x0 && blot.x1 <= figure.x1 && blot.y0 >= figure.y0 && blot.y1 <= figure.y1
}

/** Whether the figures on both sides of a dot stand farther apart than others: a speck has no room of its own. */
function hasRoom(figures: readonly PixelBox[], after: number): boolean {
  const steps = stepsOf(figures)
  const own = steps[after - 1]
  return own !== undefined && steps.every((step, at) => at === after - 1 || own > roomy * step)
}

/**
 * Whether the figures follow one another at one distance, but for the gap of thousands, and stand on one line: a mark
 * between two would part them, one that touches a figure hang below it.
 */
function areEven(figures: readonly PixelBox[], tallest: number): boolean {
  const steps = stepsOf(figures).filter((_, at) => at !== figures.length - 4)
  return (
    Math.max(...steps) < evenly * Math.min(...steps) &&
    figures.slice(1).every(({ y1 }, at) => Math.abs(y1 - (figures[at] as PixelBox).y1) <= level * tallest)
  )
}

function stepsOf(figures: readonly PixelBox[]): number[] {
  return figures.slice(1).map((figure, at) => centre(figure) - centre(figures[at] as PixelBox))
}

/** The boxes of connected ink, a little beyond the box of the number downwards, where a comma hangs. */
function blotsOf({ picture, radians }: ShownPicture, box: PixelBox): PixelBox[] {
  const shadeAt = shadesOf(picture, radians)
  const [left, top] = [box.x0 - 1, box.y0 - 1]
  const [across, down] = [box.x1 + 2 - left, Math.round(box.y1 + hang * (box.y1 - box.y0)) + 1 - top]
  const isInk = new Uint8Array(across * down)
  for (let at = 0; at < isInk.length; at++)
    isInk[at] = shadeAt(left + (at % across), top + Math.floor(at / across)) < ink ? 1 : 0
  return blotsIn(isInk, across)
}

function heightOf({ y0, y1 }: PixelBox): number {
  return y1 - y0 + 1
}

function centre({ x0, x1 }: PixelBox): number {
  return (x0 + x1) / 2
}

/** Shades: darker is ink. */
const ink = 140
/** Pixels: the height of digits from which a comma has some of its own. */
const readable = 14
/** Parts of the highest figure. */
const [tall, short, dot, speck, level] = [0.75, 0.5, 0.1, 0.06, 0.09]
/** How much farther apart two figures may be than two others of their number. */
const evenly = 1.3
const roomy = 1.1
/** How far below its box a number is looked at, as a part of its height. */
const hang = 0.25
