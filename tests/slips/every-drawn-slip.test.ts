import { afterAll, describe, expect, it } from 'vitest'
import { createSlipReader } from '#slip-reader/slip-reader.ts'
import { judged } from './bench-table.ts'
import { hostileFiles } from './hostile.ts'
import { hostileAnswers, isHarmless } from './hostile-answers.ts'
import { kinds } from './kind.ts'
import { readByEngines } from './read-by-engines.ts'
import { inWords, isGoodEnough, scoreOf } from './score.ts'
import { slipsOf } from './slips-of.ts'

// What a reading takes on a machine that does other things is for `npm run slips:bench` to say.
const reader = createSlipReader({ limitMs: 120_000 })
afterAll(() => reader.stop())

describe('The slip reader', () => {
  it.each(kinds)('reads the weights of all drawn slips, and no wrong one: %s', { timeout: 1_800_000 }, async (kind) => {
    const score = scoreOf(judged(await readByEngines(reader, slipsOf(kind))))
    expect(score.slips).toBeGreaterThan(9)
    expect(isGoodEnough(score), inWords(score)).toBe(true)
  })

  it('lets no hostile file hurt anybody', { timeout: 1_800_000 }, async () => {
    const answers = await hostileAnswers(await hostileFiles())
    expect(answers.filter((answer) => !isHarmless(answer)).map(({ file, answer, ms, silenceMs }) => `${file.name}: ${answer}, ${Math.round(ms)} ms, silent for ${Math.round(silenceMs)} ms`)).toEqual([])
  })
})
