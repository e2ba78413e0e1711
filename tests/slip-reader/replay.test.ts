import { describe, expect, it } from 'vitest'
import { recordedSlips } from '#tests/slips/recorded-slips.ts'
import { replayedKg } from '#tests/slips/replayed-kg.ts'
import { inWords, scoreOf } from '#tests/slips/score.ts'
import { verdict } from '#tests/slips/verdict.ts'

describe('The recorded slips', () => {
  const slips = recordedSlips()
  const judged = slips.map((slip) => {
    const kg = replayedKg(slip)
    return { ...slip, kg, verdict: verdict(slip.expectedKg, kg), before: verdict(slip.expectedKg, slip.answeredKg) }
  })

  it('give no wrong weight', () => {
    expect(
      judged
        .filter((slip) => slip.verdict === 'wrong')
        .map(({ name, kg, expectedKg }) => `${name}: ${kg} kg, expected ${expectedKg ?? 'none'}`),
    ).toEqual([])
  })

  it('give no fewer right weights than when they were recorded', () => {
    const [now, before] = [scoreOf(judged), scoreOf(judged.map((slip) => ({ ...slip, verdict: slip.before })))]
    const lost = judged.filter((slip) => slip.before === 'right' && slip.verdict !== 'right').map(({ name }) => name)
    expect(now.right, `${inWords(now)}; no longer right: ${lost.join(', ')}`).toBeGreaterThanOrEqual(before.right)
  })

  it('are print and pictures of every kind', () => {
    expect(new Set(slips.map(({ kind }) => kind)).size).toBe(6)
    expect(new Set(slips.map(({ name }) => name)).size).toBe(slips.length)
  })
})
