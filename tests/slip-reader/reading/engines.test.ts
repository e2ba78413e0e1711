import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueue } from '#slip-reader/thread/queue.ts'
import { createThread } from '#slip-reader/thread/thread.ts'
import { createTimeLimit, type LimitClock, TimeIsUp, type TimeLimit } from '#slip-reader/thread/time-limit.ts'
import { pictureOf, textPdf } from './drawn-slips.ts'
import { allowForEngines, openReader, openReadings, readingsOf } from './readings.ts'

allowForEngines()
afterEach(() => void vi.useRealTimers())
const never = new AbortController().signal
const file = new URL('obedient-thread.ts', import.meta.url)
const open = (idleMs = 60_000) => createThread<'name' | 'throw' | 'exit' | Int32Array, number>(file, idleMs)

describe('a thread that reads', () => {
  it('is the same from one question to the next', async () => {
    const thread = open()
    expect(await thread.ask('name', never)).toBe(await thread.ask('name', never))
    await thread.stop()
  })

  it.each([
    ['throw', 'as asked'],
    ['exit', 'ended before it answered'],
  ] as const)('fails the question that it dies of, and lives again: %s', async (how, why) => {
    const thread = open()
    const first = await thread.ask('name', never)
    await expect(thread.ask(how, never)).rejects.toThrow(why)
    expect(await thread.ask('name', never)).not.toBe(first)
    await thread.stop()
  })

  it('is ended when the answer comes too late, though it runs in a circle, and lives again', async () => {
    const thread = open()
    const limit = new AbortController()
    const circle = new Int32Array(new SharedArrayBuffer(4))
    const hanging = thread.ask(circle, limit.signal)
    await vi.waitUntil(() => Atomics.load(circle, 0) === 1, { timeout: 60_000 })
    limit.abort(new Error('too late'))
    await expect(hanging).rejects.toThrow('too late')
    expect(await thread.ask('name', never)).toBeGreaterThan(0)
    await thread.stop()
  })

  it('is not asked when nobody wants the answer', async () => {
    await expect(open().ask('name', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })

  it('closes when it has had nothing to do', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const thread = open(60_000)
    const first = await thread.ask('name', never)
    vi.advanceTimersByTime(59_999)
    expect(await thread.ask('name', never)).toBe(first)
    vi.advanceTimersByTime(60_000)
    expect(await thread.ask('name', never)).not.toBe(first)
    await thread.stop()
  })
})

describe('the queue before a thread', () => {
  it('turns away who comes when it is full, and takes the next when there is room', async () => {
    const queue = createQueue(1)
    const { promise, resolve } = Promise.withResolvers<void>()
    const [first, second] = [queue(() => promise, never), queue(async () => 'second', never)]
    await expect(queue(async () => 'third', never)).rejects.toMatchObject({ reason: 'busy' })
    resolve()
    await first
    expect(await second).toBe('second')
    expect(await queue(async () => 'fourth', never)).toBe('fourth')
  })

  it('gives the place of who went away to the next', async () => {
    const queue = createQueue(1)
    const { promise, resolve } = Promise.withResolvers<void>()
    const leaving = new AbortController()
    const first = queue(() => promise, never)
    const second = queue(async () => 'second', leaving.signal)
    leaving.abort()
    const third = queue(async () => 'third', never)
    resolve()
    await first
    await expect(second).rejects.toMatchObject({ reason: 'left' })
    expect(await third).toBe('third')
  })
})

describe('the time of a slip', () => {
  it('begins with its turn, and is the same for all that is done with the slip', async () => {
    const clock = standingClock()
    const time = createTimeLimit(50, clock)
    clock.pass(1_000)
    expect(time.left()).toBe(50)
    const late = time.within(never, onceAborted)
    clock.pass(30)
    expect(time.left()).toBe(20)
    clock.pass(20)
    await expect(late).rejects.toThrow(TimeIsUp)
    expect(time.left()).toBe(0)
    const more = time.within(never, onceAborted)
    clock.pass(0)
    await expect(more).rejects.toThrow(TimeIsUp)
  })

  it('may be shorter for a part of the work', async () => {
    const clock = standingClock()
    const time = createTimeLimit(60_000, clock)
    const part = time.within(never, onceAborted, 10)
    clock.pass(10)
    await expect(part).rejects.toThrow(TimeIsUp)
    expect(time.left()).toBe(59_990)
  })

  it('is not what ends the work of a sender who has gone', async () => {
    const leaving = new AbortController()
    const work = createTimeLimit(60_000).within(leaving.signal, onceAborted)
    leaving.abort()
    await expect(work).rejects.toMatchObject({ reason: 'left' })
  })
})

describe('the reader', () => {
  const picture = textPdf(412)
    .then(pictureOf)
    .then((sheet) => sheet.png().toBuffer())

  it('answers no weight of a slip that takes too long, and reads the next', async () => {
    const reader = openReader({ limitMs: 0 })
    expect([
      await reader.read(await picture, 'image/png'),
      await reader.read(await textPdf(412), 'application/pdf'),
    ]).toMatchObject([{ kg: null }, { kg: null }])
  })

  it('turns away a slip with pictures when too many wait, and still reads text', async () => {
    const reader = openReader({ room: 1 })
    const waiting = [reader.read(await picture, 'image/png'), reader.read(await picture, 'image/png')]
    await expect(reader.read(await picture, 'image/png')).rejects.toMatchObject({ reason: 'busy' })
    expect(await reader.read(await textPdf(300), 'application/pdf')).toMatchObject({ kg: 300 })
    expect(await Promise.all(waiting)).toMatchObject([{ kg: 412 }, { kg: 412 }])
  })

  it('makes no second pass over a slip when others wait', async () => {
    const readings = openReadings({ room: 0 })
    const passes = readingsOf(readings, await picture, 'image/png')[Symbol.asyncIterator]()
    expect((await passes.next()).value.pages).toHaveLength(1)
    const other = readingsOf(readings, await picture, 'image/png')
      [Symbol.asyncIterator]()
      .next()
    expect(await passes.next()).toEqual({ done: true, value: undefined })
    expect((await other).value.pages).toHaveLength(1)
  })

  it('makes another pass only while there is time for as long a one as the longest', async () => {
    const { readings } = openReadings()
    const left = [10_000, 10_000, 7_000, 2_500, 2_500]
    const time: TimeLimit = { left: () => left.shift() ?? 0, within: (signal, task) => task(signal) }
    const passes: number[] = []
    for await (const { pass } of readings(await picture, 'image/png', { signal: never, time })) passes.push(pass)
    expect({ passes, left }).toEqual({ passes: [0], left: [2_500] })
  })

  it('gives up the slip in hand when it is stopped, and reads no more', async () => {
    const reader = openReader()
    const inHand = reader.read(await picture, 'image/png').catch(({ reason }) => reason)
    await reader.stop()
    expect(await inHand).toBe('left')
    await expect(reader.read(await picture, 'image/png')).rejects.toMatchObject({ reason: 'left' })
  })

  it('lets go of a slip whose sender has gone', async () => {
    const reader = openReader()
    const leaving = new AbortController()
    const inHand = reader.read(await picture, 'image/png', leaving.signal)
    leaving.abort()
    await expect(inHand).rejects.toMatchObject({ reason: 'left' })
    expect(await reader.read(await picture, 'image/png')).toMatchObject({ kg: 412 })
  })
})

/** Time that goes by only where a test says so. */
function standingClock(): LimitClock & { pass(ms: number): void } {
  let now = 0
  const alarms: { readonly at: number; readonly end: AbortController }[] = []
  return {
    now: () => now,
    after(ms) {
      const end = new AbortController()
      alarms.push({ at: now + ms, end })
      return end.signal
    },
    pass(ms) {
      now += ms
      for (const { at, end } of alarms) if (at <= now) end.abort()
    },
  }
}

/** Work that ends only when it is told to. */
function onceAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
}
