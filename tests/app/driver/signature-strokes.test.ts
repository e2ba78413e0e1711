import { describe, expect, it } from 'vitest'
import { beginStroke, drawStroke, endStroke, signaturePath } from '#app/driver/model/signature-strokes.ts'
import { mostSignatureNumbers, mostStrokes } from '#contract/driver/driver-acts.ts'
import type { Signature } from '#rules/run/driver-acts.ts'

const at = (x: number, y: number) => ({ x, y })

describe('A signature', () => {
  it('is strokes of whole numbers in a box of 1,000 by 400, whatever the size of the screen', () => {
    const begun = beginStroke([], at(0.1, 0.5))
    expect(drawStroke(begun, at(0.2504, 0.75))).toEqual([[100, 200, 250, 300]])
  })

  it('stays in its box where the finger leaves it', () => {
    expect(drawStroke(beginStroke([], at(-1, 0)), at(2, 1.4))).toEqual([[0, 0, 1000, 400]])
  })

  it('leaves out a step that nobody sees, and forgets nothing that was drawn before', () => {
    const one = drawStroke(beginStroke([], at(0, 0)), at(0.5, 0.5))
    expect(drawStroke(one, at(0.502, 0.5))).toBe(one)
    expect(beginStroke(one, at(0.9, 0.9))).toEqual([...one, [900, 360]])
  })

  it('is not begun by a touch alone, which is a dot within one', () => {
    expect(endStroke(beginStroke([], at(0.5, 0.5)))).toEqual([])
    const dotted = beginStroke([[0, 0, 100, 100]], at(0.5, 0.5))
    expect(endStroke(dotted)).toEqual(dotted)
  })

  it('never grows beyond what the server takes', () => {
    let signature: Signature = []
    for (let stroke = 0; stroke < 2 * mostStrokes; stroke++) signature = beginStroke(signature, at(0.1, 0.1))
    expect(signature).toHaveLength(mostStrokes)
    let long: Signature = beginStroke([], at(0, 0))
    for (let step = 0; step < mostSignatureNumbers; step++) long = drawStroke(long, at((step % 2) * 0.5, 0.5))
    expect(long.flat()).toHaveLength(mostSignatureNumbers)
  })

  it('is drawn as a path', () => {
    expect(
      signaturePath([
        [10, 20, 30, 40, 50, 60],
        [5, 5],
      ]),
    ).toBe('M10 20L30 40L50 60M5 5L5 5')
    expect(signaturePath([])).toBe('')
  })
})
