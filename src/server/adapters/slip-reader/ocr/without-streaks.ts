import type { GreyPicture } from '../grey-picture.ts'

/**
 * Takes the lines out that a dirty roller or glass draws from the top of a sheet to its bottom: each row goes on from one side to the
 * other. They cut a digit in two, and a 4 becomes a 1. The rules of a table as high as the sheet go, too.
 */
export function withoutStreaks(picture: GreyPicture): GreyPicture {
  const { width, height } = picture
  const shades = usualShades(picture)
  const isStreak = Array.from(shades, (shade, x) => {
    const [left, right] = [sideOf(shades, x - reach, x - near), sideOf(shades, x + near, x + reach)]
    return left !== null && right !== null && shade < Math.min(left, right) - darker
  })
  const streaks = runsOf(isStreak).filter(({ from, to }) => to - from < widest)
  if (streaks.length === 0) return picture
  const pixels = Uint8Array.from(picture.pixels)
  for (const { from, to } of streaks) {
    const [left, right] = [Math.max(0, from - 2), Math.min(width - 1, to + 1)]
    for (let row = 0; row < height * width; row += width) {
      const [before, after] = [pixels[row + left] as number, pixels[row + right] as number]
      for (let x = left + 1; x < right; x++) pixels[row + x] = before + ((after - before) * (x - left)) / (right - left)
    }
  }
  return { width, height, pixels }
}

/** The shade that half of a column's pixels are lighter than, of every few rows. */
function usualShades({ width, height, pixels }: GreyPicture): Uint8Array {
  const counts = new Uint16Array(256 * width)
  let rows = 0
  for (let y = 0; y < height; y += everyRow, rows += 1) {
    for (let x = 0; x < width; x++) {
      const at = 256 * x + (pixels[y * width + x] as number)
      counts[at] = (counts[at] as number) + 1
    }
  }
  return Uint8Array.from({ length: width }, (_, x) => {
    let seen = 0
    return counts.subarray(256 * x, 256 * (x + 1)).findIndex((count) => (seen += count) * 2 >= rows)
  })
}

/** The lightest of the columns beside; null beyond the edge. */
function sideOf(shades: Uint8Array, from: number, to: number): number | null {
  return from < 0 || to >= shades.length ? null : Math.max(...shades.subarray(from, to + 1))
}

function runsOf(marks: ArrayLike<unknown>): { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (let x = 0; x < marks.length; x++) {
    if (!marks[x]) continue
    const last = runs.at(-1)
    if (last && last.to === x) last.to = x + 1
    else runs.push({ from: x, to: x + 1 })
  }
  return runs
}

/** Columns: how far away the paper beside is looked at, and how wide a streak may be. */
const [near, reach, widest] = [4, 10, 8]
/** Shades. */
const darker = 12
const everyRow = 4
