import { describe, expect, it } from 'vitest'
import { confidenceAtStroke, touchesStroke } from '#slip-reader/ocr/at-stroke.ts'
import type { PixelBox } from '#slip-reader/ocr/shown-picture.ts'
import { inked } from './inked.ts'

const word = { x0: 40, x1: 100, y0: 20, y1: 50 }
const one = { x0: 42, x1: 46, y0: 20, y1: 50 }
const rule = (x: number, from = 0, to = 69) => ({ x0: x, x1: x + 2, y0: from, y1: to })
const touches = (...blots: PixelBox[]) => touchesStroke({ picture: inked([one, ...blots]), radians: 0 }, word)

describe('A number in a picture', () => {
  it.each([
    ['a rule right before its first digit', rule(37)],
    ['a rule through its first digit', rule(42)],
    ['a rule right after its last digit', rule(101)],
  ])('touches %s', (_, stroke) => {
    expect(touches(stroke)).toBe(true)
  })

  it.each([
    ['a rule that leaves room', rule(28)],
    ['a stroke of its own height, a 1 or a slash', rule(40, 20, 50)],
    ['a rule under it', { x0: 0, x1: 140, y0: 54, y1: 56 }],
    ['a stroke through its middle', rule(70)],
  ])('does not touch %s', (_, stroke) => {
    expect(touches(stroke)).toBe(false)
  })

  it('is never clear at one look when it touches a stroke; words are', () => {
    const shown = { picture: inked([one, rule(37)]), radians: 0 }
    expect(confidenceAtStroke(96, '13,2', word, shown)).toBe(90)
    expect(confidenceAtStroke(70, '13,2', word, shown)).toBe(70)
    expect(confidenceAtStroke(96, 'Poids', word, shown)).toBe(96)
    expect(confidenceAtStroke(96, '13,2', word, { picture: inked([one]), radians: 0 })).toBe(96)
  })
})
