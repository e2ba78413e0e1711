import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFairQuota } from '#server/adapters/geoplateforme/fair-quota.ts'

/** A quota whose clock is moved by hand, and by waiting. */
function quotaOf(perSecond: number) {
  const clock = { at: 0 }
  const quota = createFairQuota({
    perSecond,
    now: () => new Date(clock.at),
    pause: async (ms) => {
      // First whoever was answered goes on.
      await setImmediate()
      clock.at += ms
    },
  })
  return { clock, quota }
}

describe('a quota', () => {
  const asked = async (perSecond: number, ...times: number[]): Promise<readonly boolean[]> => {
    const { clock, quota } = quotaOf(perSecond)
    const answers: boolean[] = []
    for (const time of times) {
      clock.at = time
      answers.push(await quota.take('Élise', 0))
    }
    return answers
  }

  it('grants so many calls at once, and no more', async () => {
    expect(await asked(2, 0, 0, 0)).toEqual([true, true, false])
  })

  it('grants again one second after each call', async () => {
    expect(await asked(2, 0, 600, 999, 1000, 1001, 1600)).toEqual([true, true, false, true, false, true])
  })

  it('does not count what it refused', async () => {
    expect(await asked(1, 0, 500, 900, 1000)).toEqual([true, false, false, true])
  })
})

describe('a quota that is used up', () => {
  /** What each of these was answered, in the order of the answers, and when. */
  const answersTo = async (perSecond: number, waitMs: number, askers: readonly string[]) => {
    const { clock, quota } = quotaOf(perSecond)
    const answers: [who: string, mayCall: boolean, at: number][] = []
    await Promise.all(askers.map(async (who) => answers.push([who, await quota.take(who, waitMs), clock.at])))
    return answers
  }

  it('is waited for', async () => {
    expect(await answersTo(1, 2_000, ['Élise', 'Ali'])).toEqual([
      ['Élise', true, 0],
      ['Ali', true, 1_000],
    ])
  })

  it('is waited for no longer than agreed', async () => {
    expect(await answersTo(1, 1_500, ['Élise', 'Ali', 'Zoé'])).toEqual([
      ['Élise', true, 0],
      ['Ali', true, 1_000],
      ['Zoé', false, 1_501],
    ])
  })

  it('is not waited for when its turn would be too late', async () => {
    expect(await answersTo(1, 900, ['Élise', 'Ali'])).toEqual([
      ['Élise', true, 0],
      ['Ali', false, 0],
    ])
  })

  it('is given to each in turn: whoever asks most waits longest', async () => {
    const granted = (await answersTo(1, 4_000, ['Ali', 'Ali', 'Ali', 'Ali', 'Élise', 'Zoé'])).map(
      ([who, mayCall]) => mayCall && who,
    )
    expect(granted).toEqual(['Ali', 'Ali', 'Élise', 'Zoé', 'Ali', false])
  })

  it('lets nobody wait with more than he could be given', async () => {
    const answers = await answersTo(
      2,
      2_000,
      Array.from({ length: 9 }, () => 'Ali'),
    )
    expect(answers.filter(([, mayCall, at]) => !mayCall && at === 0)).toHaveLength(3)
  })

  it('rests when it is told to', async () => {
    const { clock, quota } = quotaOf(2)
    quota.rest(7_000)
    expect([await quota.take('Élise', 4_000), clock.at]).toEqual([false, 0])
    clock.at = 5_000
    expect([await quota.take('Élise', 4_000), clock.at]).toEqual([true, 7_000])
  })
})
