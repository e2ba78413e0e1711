import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type LockQueue, createOutboxStore, type OutboxStore, type Waiting } from '#adapters/store/outbox-store.ts'
import { createOutbox, type Sent } from '#state/outbox/outbox.ts'

interface Parcel extends Waiting {
  readonly says: string
}

const owner = 7
const store = createOutboxStore<Parcel>('mail')
let ids = 0

beforeEach(async () => {
  for (const each of [owner, 8]) for (const id of await store.ids(each)) await store.drop(each, id)
})

describe('What waits to be sent', () => {
  it('leaves at once, and nothing of it stays', async () => {
    const { tab, sent } = device()
    const box = tab()
    await box.add(parcel('a'))
    await box.drain()
    expect([sent, box.state.items, await store.ids(owner)]).toEqual([['a'], [], []])
  })

  it('stays on the disk without a network, is there after a reload, and leaves the oldest first', async () => {
    const world = device()
    world.isOffline = true
    const box = world.tab()
    await box.add(parcel('second', 2))
    await box.add(parcel('first', 1))
    await box.drain()
    expect(box.state.items.map(({ phase, isKept, wasTried }) => [phase, isKept, wasTried])).toEqual([
      ['waiting', true, false],
      ['waiting', true, true],
    ])
    const later = world.tab()
    world.isOffline = false
    await later.load()
    expect([world.sent, await store.ids(owner)]).toEqual([['first', 'second'], []])
  })

  it('that the server has no time for lets the next one leave', async () => {
    const world = device()
    world.answers.set('a', { end: 'waits', isOffline: false })
    const box = world.tab()
    await box.add(parcel('a', 1))
    await box.add(parcel('b', 2))
    await box.drain()
    expect([world.sent, box.state.items.map(({ entry }) => entry.says)]).toEqual([['b'], ['a']])
  })

  it('that is refused stays with the server’s sentence, and is not sent again by itself', async () => {
    const world = device()
    world.answers.set('a', { end: 'refused', sentence: 'Email invalide' })
    const box = world.tab()
    await box.add(parcel('a'))
    await box.drain()
    world.answers.clear()
    const later = world.tab()
    await later.load()
    expect(later.state.items).toMatchObject([{ phase: 'refused', entry: { refusal: 'Email invalide' } }])
    expect([world.sent, world.ends]).toEqual([[], ['a refused']])
    await later.retry(later.state.items[0]!.entry.id)
    expect(world.sent).toEqual(['a'])
  })

  it('leaves from a page whose browser keeps nothing', async () => {
    const refuses = () => Promise.reject(new DOMException('this browser keeps nothing', 'NotSupportedError'))
    const world = device({ ids: refuses, read: refuses, put: refuses, drop: refuses })
    world.isOffline = true
    const box = world.tab()
    await box.add(parcel('a'))
    await box.drain()
    expect(box.state.items.map(({ isKept }) => isKept)).toEqual([false])
    world.isOffline = false
    await box.drain()
    expect([world.sent, box.state.items]).toEqual([['a'], []])
  })

  it('is its owner’s alone', async () => {
    const world = device()
    world.isOffline = true
    const box = world.tab()
    await box.add(parcel('a'))
    await box.drain()
    world.isOffline = false
    await world.tab(8).load()
    expect([world.sent, await store.ids(owner)]).toEqual([[], [expect.any(String)]])
  })
})

describe('What is taken back', () => {
  it('is not sent', async () => {
    const world = device()
    world.isOffline = true
    const box = world.tab()
    await box.add(parcel('a'))
    await box.drain()
    expect(await box.cancel(box.state.items[0]!.entry.id)).toBe(true)
    world.isOffline = false
    await box.drain()
    expect([world.sent, await store.ids(owner)]).toEqual([[], []])
  })

  it('can be sent again after all', async () => {
    const world = device()
    world.isOffline = true
    const box = world.tab()
    const given = parcel('a')
    await box.add(given)
    await box.drain()
    await box.cancel(given.id)
    world.isOffline = false
    await box.add(given)
    await box.drain()
    expect([world.sent, await store.ids(owner)]).toEqual([['a'], []])
  })

  it('is too late while it is leaving', async () => {
    const world = device()
    const box = world.tab()
    const answered = Promise.withResolvers<void>()
    world.before = () => answered.promise
    await box.add(parcel('a'))
    await world.isAsked('a')
    expect(await box.cancel(box.state.items[0]!.entry.id)).toBe(false)
    answered.resolve()
    await box.drain()
    expect(world.sent).toEqual(['a'])
  })

  it('at once, while the one before it is leaving', async () => {
    const world = device()
    const box = world.tab()
    const answered = Promise.withResolvers<void>()
    world.before = () => answered.promise
    await box.add(parcel('a', 1))
    await box.add(parcel('b', 2))
    await world.isAsked('a')
    expect(await box.cancel(box.state.items.find(({ entry }) => entry.says === 'b')!.entry.id)).toBe(true)
    answered.resolve()
    await box.drain()
    expect(world.sent).toEqual(['a'])
  })

  it('is too late where another tab has sent it', async () => {
    const world = device()
    world.isOffline = true
    const [one, other] = [world.tab(), world.tab()]
    await one.add(parcel('a'))
    await other.load()
    world.isOffline = false
    await one.drain()
    expect([await other.cancel(other.state.items[0]!.entry.id), other.state.items, world.sent]).toEqual([
      false,
      [],
      ['a'],
    ])
  })
})

describe('Two tabs', () => {
  it('send what waits once, one after the other, and both show that it has gone', async () => {
    const world = device()
    world.isOffline = true
    const [one, other] = [world.tab(), world.tab()]
    for (const says of ['a', 'b', 'c']) await one.add(parcel(says, says.charCodeAt(0)))
    await other.load()
    expect(other.state.items).toHaveLength(3)
    world.isOffline = false
    await Promise.all([one.drain(), other.drain()])
    expect([world.asked, one.state.items, other.state.items]).toEqual([['a', 'b', 'c'], [], []])
  })
})

function parcel(says: string, seconds = 0): Parcel {
  return {
    id: `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    at: new Date(seconds * 1000),
    refusal: null,
    says,
  }
}

/** A device with tabs that take turns, and a server that takes what it is told to. */
function device(kept: OutboxStore<Parcel> = store) {
  const asking = new Map<string, () => void>()
  const world = {
    isOffline: false,
    answers: new Map<string, Sent<null>>(),
    before: async () => {},
    asked: [] as string[],
    sent: [] as string[],
    ends: [] as string[],
    isAsked: (says: string) =>
      new Promise<void>((resolve) => (world.asked.includes(says) ? resolve() : asking.set(says, resolve))),
    tab(of = owner) {
      return createOutbox<Parcel, null>({
        store: kept,
        owner: of,
        lockQueue: turns,
        now: () => new Date(0),
        async send({ says }) {
          if (world.isOffline) return { end: 'waits', isOffline: true }
          world.asked.push(says)
          asking.get(says)?.()
          await world.before()
          const answer = world.answers.get(says) ?? { end: 'sent', done: null }
          if (answer.end === 'sent') world.sent.push(says)
          return answer
        },
        onEnd: ({ says }, end) => void world.ends.push(`${says} ${end === 'refused' ? end : 'sent'}`),
      })
    },
  }
  const turns = takeTurns()
  return world
}

/** As Web Locks grant them: in the order in which they were asked for. */
function takeTurns(): LockQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (_, work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}
