/** A corner, in pixels. */
export type Corner = readonly [number, number]

export interface Raster {
  readonly width: number
  readonly height: number
  /** Three bytes a pixel. */
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Lays a page on a background so that its corners (from the top left, clockwise) come to lie on four points. */
export function laidOn(background: Raster, page: Raster, corners: readonly [Corner, Corner, Corner, Corner]): void {
  const [a, b, c, d, e, f, g, h] = toUnitSquare(corners)
  const across = page.width - 1.001
  const down = page.height - 1.001
  for (let y = 0; y < background.height; y++) {
    for (let x = 0; x < background.width; x++) {
      const depth = g * x + h * y + 1
      const u = (a * x + b * y + c) / depth
      const v = (d * x + e * y + f) / depth
      if (u >= 0 && u <= 1 && v >= 0 && v <= 1)
        blend(background, (y * background.width + x) * 3, page, u * across, v * down)
    }
  }
}

/** The colour between four pixels. */
function blend(into: Raster, at: number, page: Raster, x: number, y: number): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const right = x - left
  const low = y - top
  const first = (top * page.width + left) * 3
  const below = first + page.width * 3
  for (let part = 0; part < 3; part++) {
    const upper = page.data[first + part]! * (1 - right) + page.data[first + 3 + part]! * right
    const lower = page.data[below + part]! * (1 - right) + page.data[below + 3 + part]! * right
    into.data[at + part] = upper * (1 - low) + lower * low
  }
}

type Homography = readonly [number, number, number, number, number, number, number, number]

/** The map that takes the four corners to (0,0), (1,0), (1,1), (0,1): eight equations, solved by elimination. */
function toUnitSquare(corners: readonly Corner[]): Homography {
  const targets: readonly Corner[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const rows = corners.flatMap(([x, y], at) => {
    const [u, v] = targets[at]!
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  for (let column = 0; column < 8; column++) {
    const best = rows.findIndex(
      (row, at) =>
        at >= column &&
        Math.abs(row[column]!) === Math.max(...rows.slice(column).map((other) => Math.abs(other[column]!))),
    )
    ;[rows[column], rows[best]] = [rows[best]!, rows[column]!]
    const pivot = rows[column]!
    for (const row of rows) {
      if (row === pivot) continue
      const share = row[column]! / pivot[column]!
      for (let at = column; at < 9; at++) row[at]! -= share * pivot[at]!
    }
  }
  return rows.map((row, at) => row[8]! / row[at]!) as unknown as Homography
}
