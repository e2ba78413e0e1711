import type { PixelBox } from './shown-picture.ts'

/** The boxes of connected ink in a map of so many pixels across, one byte each; the map is empty afterwards. */
export function blotsIn(isInk: Uint8Array, across: number): PixelBox[] {
  const blots: PixelBox[] = []
  for (let at = 0; at < isInk.length; at++) if (isInk[at] === 1) blots.push(blotFrom(at, isInk, across))
  return blots
}

/** Takes the ink connected to a pixel away and tells its box. */
function blotFrom(start: number, isInk: Uint8Array, across: number): PixelBox {
  const box = { x0: Infinity, y0: Infinity, x1: -1, y1: -1 }
  const open = [start]
  isInk[start] = 0
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % across, Math.floor(at / across)]
    Object.assign(box, {
      x0: Math.min(box.x0, x),
      y0: Math.min(box.y0, y),
      x1: Math.max(box.x1, x),
      y1: Math.max(box.y1, y),
    })
    for (const [dx, dy] of around) {
      const next = at + dy * across + dx
      if (x + dx < 0 || x + dx >= across || isInk[next] !== 1) continue
      isInk[next] = 0
      open.push(next)
    }
  }
  return box
}

const around = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const
