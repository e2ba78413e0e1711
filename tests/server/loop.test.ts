import { describe, expect, it } from 'vitest'
import { createLoop } from '#server/loop.ts'

const hourMs = 3_600_000
const failed = (error: unknown) => {
  throw error
}

describe('a loop', () => {
  it('does nothing before it is started, even when it is woken', async () => {
    let count = 0
    const loop = createLoop({ task: async () => void (count += 1), everyMs: hourMs, failed })
    loop.wake()
    await loop.stop(0)
    expect(count).toBe(0)
  })

  it('begins at once, and again after every pause', async () => {
    const { task, round } = countedTask()
    const loop = createLoop({ task, everyMs: 1, failed })
    loop.start()
    await round(3)
    await loop.stop(0)
    expect(task.count).toBeGreaterThanOrEqual(3)
  })

  it('does one more round when it is woken during one, never two at once', async () => {
    let [running, most, count] = [0, 0, 0]
    const done = Promise.withResolvers<void>()
    const loop = createLoop({
      async task() {
        running += 1
        most = Math.max(most, running)
        count += 1
        if (count === 1) [1, 2, 3].forEach(() => loop.wake())
        await Promise.resolve()
        running -= 1
        if (count === 2) done.resolve()
      },
      everyMs: hourMs,
      failed,
    })
    loop.start()
    await done.promise
    await loop.stop(0)
    expect([most, count]).toEqual([1, 2])
  })

  it('goes on after a round that failed', async () => {
    const errors: unknown[] = []
    const { task, round } = countedTask()
    const loop = createLoop({ task: () => task().then(() => Promise.reject(new Error('database down'))), everyMs: 1, failed: (error) => errors.push(error) })
    loop.start()
    await round(2)
    await loop.stop(0)
    expect(errors.length).toBeGreaterThanOrEqual(2)
  })

  it('waits for the round under way when it stops, and does no other', async () => {
    const story: string[] = []
    const release = Promise.withResolvers<void>()
    const loop = createLoop({
      async task({ ending, cut }) {
        await release.promise
        story.push(`ending ${ending.aborted}, cut ${cut.aborted}`)
      },
      everyMs: 0,
      failed,
    })
    loop.start()
    loop.wake()
    const stopped = loop.stop(hourMs).then(() => story.push('stopped'))
    release.resolve()
    await stopped
    loop.wake()
    loop.start()
    expect(story).toEqual(['ending true, cut false', 'stopped'])
  })

  it('cuts a round that does not end', async () => {
    const loop = createLoop({ task: ({ cut }) => new Promise((resolve) => cut.addEventListener('abort', () => resolve())), everyMs: hourMs, failed })
    loop.start()
    await expect(loop.stop(1)).resolves.toBeUndefined()
  })
})

/** A task that counts, and a way to wait for its nth round. */
function countedTask() {
  const waiting = new Map<number, () => void>()
  const task = Object.assign(
    async () => {
      task.count += 1
      waiting.get(task.count)?.()
    },
    { count: 0 },
  )
  return { task, round: (count: number) => new Promise<void>((resolve) => waiting.set(count, resolve)) }
}
