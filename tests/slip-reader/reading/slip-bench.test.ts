import { afterAll, describe, expect, it } from 'vitest'
import { readingsOf } from '#tests/bench/slips/reading-of.ts'
import { inWords, isGoodEnough, scoreOf } from '#tests/bench/slips/score.ts'
import { drawn, slipsOf, type UndrawnSlip } from '#tests/bench/slips/slips-of.ts'
import { createSlipReader } from '#slip-reader/slip-reader.ts'

// A part of `npm run bench:slips`, by the same code (hostile files stand in hostile-files.test.ts); what it takes on a machine that tests other things is not the matter here.
const reader = createSlipReader({ limitMs: 120_000 })
afterAll(() => reader.stop())

const pictures = new Set([
  'abbreviations-1-scan',
  'boxed-footer-1-fax',
  'caption-under-1-photo',
  'classic-label-1-screenshot',
  'dotted-leaders-1-turned',
  'title-line-1-turned',
])

describe('A slip of the bench', () => {
  it('is the same bytes each time it is drawn', async () => {
    const slip = slipsOf('known').find(({ name }) => name === 'landscape-wide-1-text')!
    const [first, second] = [await drawn(slip), await drawn(slip)]
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0)
  })
})

describe('The slip reader', () => {
  it('reads the weight of a text PDF of every known layout, and no wrong one', { timeout: 300_000 }, async () => {
    await expectGood(slipsOf('known').filter(({ name }) => name.endsWith('-1-text')))
  })

  // How many of these it reads is for `npm run bench:slips` to judge: a rule written to pass here would make them known.
  it('answers no wrong weight on layouts that nobody wrote rules for', { timeout: 300_000 }, async () => {
    const score = scoreOf(await readingsOf(reader, slipsOf('held-out').filter(({ kind }) => kind === 'text')))
    expect(score.weights).toBeGreaterThan(0)
    expect(score.wrong, inWords(score)).toBe(0)
  })

  it('reads the weights of pictures, and no wrong one', { timeout: 300_000 }, async () => {
    const slips = slipsOf('known').filter(({ name }) => pictures.has(name))
    expect(slips).toHaveLength(pictures.size)
    await expectGood(slips)
  })
})

async function expectGood(slips: readonly UndrawnSlip[]): Promise<void> {
  const score = scoreOf(await readingsOf(reader, slips))
  expect(isGoodEnough(score), inWords(score)).toBe(true)
}
