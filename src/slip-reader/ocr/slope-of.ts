import type Tesseract from 'tesseract.js'

/**
 * How lines climb or fall, as rise over run: in the middle of the page, and how much more for each pixel further down
 * (a page seen from the side).
 */
export interface Slope {
  readonly atMiddle: number
  readonly perPixel: number
}

export const level: Slope = { atMiddle: 0, perPixel: 0 }

/** The slope of the recognised lines, long ones counting more, those that disagree with most left out. */
export function slopeOf(
  lines: readonly Tesseract.Line[],
  { width, height }: { readonly width: number; readonly height: number },
): Slope {
  const all = lines.flatMap(({ words, baseline: { x0, x1, y0, y1 } }) => {
    const run = x1 - x0
    return words.length < 2 || run < width * shortestRun
      ? []
      : [{ slope: (y1 - y0) / run, down: (y0 + y1) / 2 - height / 2, weight: run }]
  })
  const usual = all.map(({ slope }) => slope).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  const used = all.filter(({ slope }) => Math.abs(slope - usual) < widestDisagreement)
  if (used.length < fewestLines) return level
  const sum = (of: (line: (typeof used)[number]) => number) =>
    used.reduce((total, line) => total + of(line) * line.weight, 0)
  const weight = sum(() => 1)
  const [meanSlope, meanDown] = [sum(({ slope }) => slope) / weight, sum(({ down }) => down) / weight]
  const spread = sum(({ down }) => (down - meanDown) ** 2)
  const perPixel =
    used.length < fewestForPerspective || spread === 0
      ? 0
      : sum(({ slope, down }) => (slope - meanSlope) * (down - meanDown)) / spread
  return { atMiddle: meanSlope - perPixel * meanDown, perPixel }
}

/** Part of the page's width. */
const shortestRun = 0.08
const widestDisagreement = 0.05
const fewestLines = 3
const fewestForPerspective = 8
