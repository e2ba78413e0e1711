import { type PixelBox, shadesOf, type ShownPicture } from './shown-picture.ts'

/**
 * How sure a word's digits are, 0 to 100, by where they stand: a '7' that runs into a table's rule is read as '1', so a
 * number whose first or last digit touches a stroke is never clear.
 */
export function confidenceAtStroke(confidence: number, text: string, box: PixelBox, shown: ShownPicture): number {
  return confidence > atStroke && /\d/.test(text) && touchesStroke(shown, box) ? atStroke : confidence
}

/** Whether ink runs on above and below the word right at its first or last pixels. */
export function touchesStroke({ picture, radians }: ShownPicture, { x0, y0, x1, y1 }: PixelBox): boolean {
  const shadeAt = shadesOf(picture, radians)
  const height = y1 - y0
  const [top, foot] = [Math.round(y0 - beyond * height), Math.round(y1 + beyond * height)]
  const runsAt = (x: number) => {
    let ink = 0
    for (let y = top; y <= foot; y++) if ([x - 1, x, x + 1].some((each) => shadeAt(each, y) < darkest)) ink += 1
    return ink >= unbroken * (foot - top + 1)
  }
  const columns = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.round(to) - Math.round(from) + 1) }, (_, at) => Math.round(from) + at)
  return [
    ...columns(x0 - outside * height, x0 + inside * height),
    ...columns(x1 - inside * height, x1 + outside * height),
  ].some(runsAt)
}

/** Out of 100: less than what one look must have to be believed. */
const atStroke = 90
/** Parts of the word's height: how far a stroke runs on over and under it, and where its side is. */
const [beyond, outside, inside] = [0.4, 0.08, 0.2]
/** How much of a stroke is inked. */
const unbroken = 0.9
/** Shades: darker is ink. */
const darkest = 140
