import { describe, expect, it } from 'vitest'
import { ChunkLost, loadChunk } from '#adapters/chunk.ts'

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
  const coming = loadChunk(load, async (ms) => void slept.push(ms), async () => void mended++)
  return { coming, slept, counts: () => [asked, mended] }
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
    expect([slept, counts()]).toEqual([[800, 2500], [3, 2]])
  })

  it('is lost after the third time', async () => {
    const { coming, counts } = chunkAfter(9)
    await expect(coming).rejects.toBeInstanceOf(ChunkLost)
    expect(counts()).toEqual([3, 2])
  })
})
