/** A rectangle of a page: upper left corner, y downwards. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const right = (box: Box): number => box.x + box.width
export const bottom = (box: Box): number => box.y + box.height
export const centreX = (box: Box): number => box.x + box.width / 2
export const centreY = (box: Box): number => box.y + box.height / 2

/** How much of the narrower box lies above or below the other: 0 to 1. */
export function sharedWidth(one: Box, other: Box): number {
  const shared = Math.min(right(one), right(other)) - Math.max(one.x, other.x)
  return Math.max(0, shared) / Math.max(Math.min(one.width, other.width), 1e-9)
}

/** How much of the lower box lies beside the other: 0 to 1. */
export function sharedHeight(one: Box, other: Box): number {
  const shared = Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y)
  return Math.max(0, shared) / Math.max(Math.min(one.height, other.height), 1e-9)
}

/** How far the left edges, the middles or the right edges of two boxes are apart. */
export function apart(one: Box, other: Box): number {
  return Math.min(
    Math.abs(one.x - other.x),
    Math.abs(centreX(one) - centreX(other)),
    Math.abs(right(one) - right(other)),
  )
}

/** The smallest box around all. */
export function around(boxes: readonly [Box, ...Box[]]): Box {
  let [{ x, y }] = boxes
  let [far, low] = [right(boxes[0]), bottom(boxes[0])]
  for (const box of boxes) {
    x = Math.min(x, box.x)
    y = Math.min(y, box.y)
    far = Math.max(far, right(box))
    low = Math.max(low, bottom(box))
  }
  return { x, y, width: far - x, height: low - y }
}
