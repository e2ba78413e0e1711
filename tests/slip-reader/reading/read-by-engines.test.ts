import { afterAll, describe, expect, it } from 'vitest'
import { createSlipReader } from '#slip-reader/slip-reader.ts'
import { readByEngines } from '#tests/slips/read-by-engines.ts'
import { recordedSlips } from '#tests/slips/recorded-slips.ts'
import { slipsOf } from '#tests/slips/slips-of.ts'

// One slip of each way to the words: print, a sheet that is a picture, a photo. The others are for `npm run test:slips`.
const reader = createSlipReader({ limitMs: 120_000 })
afterAll(() => reader.stop())
const readable = new Set(recordedSlips().filter(({ expectedKg, answeredKg }) => expectedKg !== null && answeredKg === expectedKg).map(({ name }) => name))

describe('A drawn slip', () => {
  it('is the same bytes each time it is drawn', async () => {
    const slip = slipsOf('text').find(({ name }) => name === 'landscape-wide-1-text')!
    expect(Buffer.compare(await slip.bytes(), await slip.bytes())).toBe(0)
  })

  it.each(['text', 'scan', 'photo'] as const)('is read from its bytes to its weight: %s', { timeout: 120_000 }, async (kind) => {
    const slip = slipsOf(kind).find(({ name }) => readable.has(name))!
    const [read] = await readByEngines(reader, [slip])
    expect(read).toMatchObject({ verdict: 'right', refusal: null })
  })
})
