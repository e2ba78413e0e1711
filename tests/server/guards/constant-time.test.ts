import { describe, expect, it } from 'vitest'
import { inConstantTime } from '#server/guards/constant-time.ts'

/** What happens, in order, to work that ends at once while its time goes by only when the test says so. */
async function storyOf(work: () => Promise<string>): Promise<string[]> {
  const story: string[] = []
  const time = Promise.withResolvers<void>()
  const pause = (ms: number) => (story.push(`${ms} ms begin`), time.promise)
  const asked = inConstantTime({ pause }, () => work().finally(() => story.push('work is done')))
  const answered = asked.then(
    (answer) => story.push(answer),
    (error: Error) => story.push(error.message),
  )
  await new Promise((turn) => setImmediate(turn))
  story.push('the time is over')
  time.resolve()
  await answered
  return story
}

describe('An answer in even time', () => {
  it('comes when the time is over, though the work was done before', async () => {
    expect(await storyOf(async () => 'answered')).toEqual([
      '100 ms begin',
      'work is done',
      'the time is over',
      'answered',
    ])
  })

  it('is no sooner a refusal', async () => {
    expect(await storyOf(() => Promise.reject(new Error('refused')))).toEqual([
      '100 ms begin',
      'work is done',
      'the time is over',
      'refused',
    ])
  })
})
