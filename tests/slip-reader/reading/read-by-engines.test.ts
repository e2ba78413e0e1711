import { afterAll, describe, expect, it } from 'vitest'
import { createSlipReader } from '#slip-reader/slip-reader.ts'
import { readByEngines } from '#tests/slips/read-by-engines.ts'
import { slipsOf } from '#tests/slips/slips-of.ts'
import { allowForEngines } from './readings.ts'

allowForEngines()
// The others, and pictures of them, are the project « drawn slips ».
const reader = createSlipReader({ limitMs: 120_000 })
afterAll(() => reader.stop())

describe('A drawn slip', () => {
  it('is read from its bytes to its weight', async () => {
    const slip = slipsOf('text').find(({ expectedKg }) => expectedKg !== null)!
    expect(await readByEngines(reader, [slip])).toMatchObject([{ verdict: 'right', refusal: null }])
  })
})
