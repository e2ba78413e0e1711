import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { deniedSlips, silentSlips, tellingSlips, type VariedSlip } from './varied-slips.ts'

const seed = 20_261_120
const count = 250

describe('Slips put together by chance', () => {
  it('are never weighed wrong where they say their weight', () => {
    expect(
      tellingSlips(count, seed)
        .filter(isWrong)
        .map(({ text }) => text),
    ).toEqual([])
  })

  it('are nearly all weighed where they say their weight', () => {
    const right = tellingSlips(count, seed).filter(({ page }) => slipWeight([page]) !== null)
    expect(right.length).toBeGreaterThanOrEqual(0.95 * count)
  })

  it('have no weight where only other kilos stand on them', () => {
    expect(
      silentSlips(count, seed)
        .filter(isWrong)
        .map(({ text }) => text),
    ).toEqual([])
  })

  it('have no weight where a word beside it takes it back', () => {
    expect(
      deniedSlips(count, seed)
        .filter(isWrong)
        .map(({ text }) => text),
    ).toEqual([])
  })
})

/** Another number than the truth; tonnes with four decimals may be off by a few grams. */
function isWrong({ page, kg }: VariedSlip): boolean {
  const answered = slipWeight([page])?.kg ?? null
  return answered !== null && (kg === null || Math.abs(answered - kg) > 0.1)
}
