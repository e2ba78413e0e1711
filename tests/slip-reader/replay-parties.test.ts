import { describe, expect, it } from 'vitest'
import { partyNames } from '#slip-reader/parties/party-field.ts'
import { knownParties } from '#tests/slips/known-parties.ts'
import { partyVerdict } from '#tests/slips/parties-score.ts'
import { recordedSlips } from '#tests/slips/recorded-slips.ts'
import { replayedParties } from '#tests/slips/replayed-parties.ts'

describe('The recorded slips, read for their customer', () => {
  const known = knownParties()
  const slips = recordedSlips()
  const judged = slips.flatMap((slip) => {
    const read = replayedParties(slip)
    const expected = known.get(slip.name) ?? {}
    return partyNames.map((name) => ({
      name,
      slip: slip.name,
      value: read[name]?.value,
      verdict: partyVerdict(name, expected, read[name]),
    }))
  })

  it('are each known', () => {
    expect(slips.filter(({ name }) => !known.has(name)).map(({ name }) => name)).toEqual([])
    expect(known.size).toBe(slips.length)
  })

  it('offer nothing wrong', () => {
    expect(
      judged.filter(({ verdict }) => verdict === 'wrong').map(({ slip, name, value }) => `${slip}: ${name} ${value}`),
    ).toEqual([])
  })

  it('offer no less than 1,490 fields right', () => {
    expect(judged.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThanOrEqual(1490)
  })
})
