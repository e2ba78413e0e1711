import { describe, expect, it } from 'vitest'
import { ChunkLoadError } from '#adapters/failures/failures.ts'
import { loadWithRetry } from '#adapters/lazy/lazy.ts'
import type { Sleep } from '#adapters/device/waiting.ts'

/** A chunk that does not come that many times. */
function chunkAfter(failures: number) {
  const slept: number[] = []
  let asked = 0
  let mended = 0
  const load = async () => {
    asked += 1
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return 'page'
  }
  const coming = loadWithRetry(load, atOnce(slept), async () => void mended++)
  return { coming, slept, counts: () => [asked, mended] }
}

/** Pauses that end at once, and a limit of two minutes that never comes. */
const atOnce =
  (slept: number[]): Sleep =>
  (ms, signal) =>
    ms === 120_000 ? untilAborted(signal) : Promise.resolve(void slept.push(ms))

function untilAborted(signal?: AbortSignal): Promise<void> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

describe('A part of the app', () => {
  it('is asked for once when it comes', async () => {
    const { coming, slept, counts } = chunkAfter(0)
    expect(await coming).toBe('page')
    expect([slept, counts()]).toEqual([[], [1, 0]])
  })

  it('is asked for twice more, after longer and longer pauses, its styles mended before', async () => {
    const { coming, slept, counts } = chunkAfter(2)
    expect(await coming).toBe('page')
    expect([slept, counts()]).toEqual([
      [800, 2500],
      [3, 2],
    ])
  })

  it('is lost after the third time', async () => {
    const { coming, counts } = chunkAfter(9)
    await expect(coming).rejects.toBeInstanceOf(ChunkLoadError)
    expect(counts()).toEqual([3, 2])
  })

  it('that hangs is lost after 120 seconds, and not before', async () => {
    const limits: { readonly ms: number; end(): void }[] = []
    const sleep: Sleep = (ms) => new Promise((resolve) => limits.push({ ms, end: resolve }))
    const ends: string[] = []
    const coming = loadWithRetry(
      () => new Promise<never>(() => {}),
      sleep,
      async () => {},
    ).catch((error: unknown) => void ends.push((error as Error).name))
    await new Promise(setImmediate)
    expect([limits.map(({ ms }) => ms), ends]).toEqual([[120_000], []])
    limits[0]?.end()
    await coming
    expect(ends).toEqual(['ChunkLoadError'])
  })

  it('tells why it was lost', async () => {
    await expect(chunkAfter(9).coming).rejects.toMatchObject({
      cause: { message: 'Failed to fetch dynamically imported module' },
    })
  })
})
