import { describe, expect, it } from 'vitest'
import { createScheduler } from '#server/scheduler.ts'

const hourMs = 3_600_000
const failed = (error: unknown) => {
  throw error
}

describe('a scheduler', () => {
  it('does nothing before it is started, even when it is woken', async () => {
    let count = 0
    const scheduler = createScheduler({ task: async () => void (count += 1), everyMs: hourMs, failed })
    scheduler.wake()
    await scheduler.stop(0)
    expect(count).toBe(0)
  })

  it('begins at once, and again after every pause', async () => {
    const { task, round } = countedTask()
    const scheduler = createScheduler({ task, everyMs: 1, failed })
    scheduler.start()
    await round(3)
    await scheduler.stop(0)
    expect(task.count).toBeGreaterThanOrEqual(3)
  })

  it('does one more round when it is woken during one, never two at once', async () => {
    let [running, most, count] = [0, 0, 0]
    const done = Promise.withResolvers<void>()
    const scheduler = createScheduler({
      async task() {
        running += 1
        most = Math.max(most, running)
        count += 1
        if (count === 1) [1, 2, 3].forEach(() => scheduler.wake())
        await Promise.resolve()
        running -= 1
        if (count === 2) done.resolve()
      },
      everyMs: hourMs,
      failed,
    })
    scheduler.start()
    await done.promise
    await scheduler.stop(0)
    expect([most, count]).toEqual([1, 2])
  })

  it('goes on after a round that failed', async () => {
    const errors: unknown[] = []
    const { task, round } = countedTask()
    const scheduler = createScheduler({
      task: () => task().then(() => Promise.reject(new Error('database down'))),
      everyMs: 1,
      failed: (error) => errors.push(error),
    })
    scheduler.start()
    await round(2)
    await scheduler.stop(0)
    expect(errors.length).toBeGreaterThanOrEqual(2)
  })

  it('waits for the round under way when it stops, and does no other', async () => {
    const story: string[] = []
    const release = Promise.withResolvers<void>()
    const scheduler = createScheduler({
      async task({ ending, cut }) {
        await release.promise
        story.push(`ending ${ending.aborted}, cut ${cut.aborted}`)
      },
      everyMs: 0,
      failed,
    })
    scheduler.start()
    scheduler.wake()
    const stopped = scheduler.stop(hourMs).then(() => story.push('stopped'))
    release.resolve()
    await stopped
    scheduler.wake()
    scheduler.start()
    expect(story).toEqual(['ending true, cut false', 'stopped'])
  })

  it('cuts a round that does not end', async () => {
    const scheduler = createScheduler({
      task: ({ cut }) => new Promise((resolve) => cut.addEventListener('abort', () => resolve())),
      everyMs: hourMs,
      failed,
    })
    scheduler.start()
    await expect(scheduler.stop(1)).resolves.toBeUndefined()
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
