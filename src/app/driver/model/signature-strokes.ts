import { mostSignatureNumbers, mostStrokes } from '#contract/driver/driver-acts.ts'
import { signatureBox, type Signature } from '#rules/run/driver-acts.ts'

/** A point of the field that is signed on, from 0 to 1 of its width and of its height. */
export interface SignedPoint {
  readonly x: number
  readonly y: number
}

/** A signature with one more stroke, which begins there; as it is once it holds all that one may. */
export function beginStroke(signature: Signature, point: SignedPoint): Signature {
  return signature.length < mostStrokes && hasRoom(signature) ? [...signature, inBox(point)] : signature
}

/** Its last stroke drawn on to there; a step that nobody sees is left out. */
export function drawStroke(signature: Signature, point: SignedPoint): Signature {
  const last = signature.at(-1)
  const [x = 0, y = 0] = inBox(point)
  if (last === undefined || !hasRoom(signature)) return signature
  const [lastX = 0, lastY = 0] = last.slice(-2)
  return Math.hypot(x - lastX, y - lastY) < leastStep ? signature : [...signature.slice(0, -1), [...last, x, y]]
}

/** Its last stroke as it is ended: a touch is a dot within a signature, and no signature by itself. */
export function endStroke(signature: Signature): Signature {
  return signature.length === 1 && signature[0]?.length === 2 ? [] : signature
}

/** The path that draws it, in a box of 1,000 by 400: [[10, 20, 30, 40]] → 'M10 20L30 40'. A dot is a line to itself. */
export function signaturePath(signature: Signature): string {
  return signature
    .map((stroke) => {
      const points = stroke.flatMap((x, index) => (index % 2 === 0 ? `${x} ${stroke[index + 1] ?? 0}` : []))
      return `M${(points.length === 1 ? [...points, ...points] : points).join('L')}`
    })
    .join('')
}

const leastStep = 6

function hasRoom(signature: Signature): boolean {
  return signature.reduce((sum, { length }) => sum + length, 2) <= mostSignatureNumbers
}

function inBox({ x, y }: SignedPoint): number[] {
  return [within(x, signatureBox.width), within(y, signatureBox.height)]
}

function within(part: number, size: number): number {
  return Math.round(Math.min(Math.max(part, 0), 1) * size)
}
