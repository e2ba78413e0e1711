import { describe, expect, it } from 'vitest'
import type { EventWriter } from '#server/live/event-response.ts'
import { orderFeed } from '#server/live/order-feed.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openStream } from '#tests/server/fixtures/event-stream.ts'
import { paidOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const other = await openProvider({ beside: provider })
const supplier = await newSupplier(provider)
const stranger = await newSupplier(provider)
const staff = await newStaff(provider)
const later = (ms: number) => {
  for (const each of [provider, other]) each.now = new Date(each.now.getTime() + ms)
}
const prepare = (id: number, at = provider) => moveOrder(id, { from: 4, to: 3, onPurpose: true }, staff.id, at.world)

describe('The events of orders', () => {
  it('are a stream that no proxy keeps back and nobody stores', async () => {
    const stream = await openStream(provider, supplier.token)
    expect(stream.status).toBe(200)
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(await stream.next()).toBe(':')
    await stream.close()
  })

  it('begin with what changed in the last two minutes', async () => {
    const { id } = await paidOrder(provider, supplier)
    const late = await openStream(provider, supplier.token)
    expect(await late.numbers()).toContain(id)
    await late.close()
    later(130_001)
    const fresh = await paidOrder(provider, supplier)
    const stream = await openStream(provider, supplier.token)
    expect(await stream.numbers()).toEqual([fresh.id])
    await stream.close()
  })

  it('tell an order that another process moves, once, to its owner and to staff, and to nobody else', async () => {
    const [{ id }, { id: theirs }] = [await unpaidOrder(provider, supplier), await unpaidOrder(provider, stranger)]
    later(130_001)
    await provider.world.orderNews.look()
    const [own, foreign, team] = await Promise.all(
      [supplier, stranger, staff].map(({ token }) => openStream(provider, token)),
    )
    await prepare(id, other)
    await provider.world.orderNews.look()
    expect([await own?.numbers(), await team?.numbers()]).toEqual([[id], [id]])
    await prepare(theirs, other)
    await provider.world.orderNews.look()
    // The stranger's first event is his own order's; the owner's stream holds nothing more than the end.
    expect([await foreign?.numbers(), await team?.numbers()]).toEqual([[theirs], [theirs]])
    await provider.world.orderNews.look()
    await call(provider, 'logout', { token: supplier.token, body: {} })
    const again = await newSupplier(provider)
    expect(again.id).not.toBe(supplier.id)
    await prepareAgain(id)
    await provider.world.orderNews.look()
    expect(await own?.numbers(), 'after signing out').toBeNull()
    await Promise.all([foreign?.close(), team?.close()])
  })

  it('tell what a transaction wrote up to ten seconds before it ended', async () => {
    const { id } = await unpaidOrder(provider, stranger)
    later(130_001)
    await provider.world.orderNews.look()
    const stream = await openStream(provider, stranger.token)
    await prepare(id, other)
    later(9_000)
    await provider.world.orderNews.look()
    expect(await stream.numbers()).toEqual([id])
    await stream.close()
  })

  it('are told though the rounds before failed', async () => {
    const { id } = await unpaidOrder(provider, stranger)
    later(130_001)
    await provider.world.orderNews.look()
    const stream = await openStream(provider, stranger.token)
    await prepare(id, other)
    // A minute without its database.
    later(60_000)
    await provider.world.orderNews.look()
    expect(await stream.numbers()).toEqual([id])
    await stream.close()
  })

  it('are ten streams an account at most; a stream that is left makes room', async () => {
    const many = await newSupplier(provider)
    const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(provider, many.token)))
    expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { status, refusal, headers } = await call(provider, 'orderEvents', { token: many.token })
    expect([status, refusal.message, headers.get('Retry-After')]).toEqual([
      429,
      'Trop de pages ouvertes en même temps.',
      '60',
    ])
    await streams[0]?.close()
    expect((await call(provider, 'orderEvents', { token: many.token })).status).toBe(200)
    await Promise.all(streams.map((stream) => stream.close()))
  })

  it('make room, too, where only the request says that its reader is gone', async () => {
    const many = await newSupplier(provider)
    const leaving = new AbortController()
    for (let count = 0; count < 10; count++) await openStream(provider, many.token, leaving.signal)
    leaving.abort()
    await expect.poll(async () => (await call(provider, 'orderEvents', { token: many.token })).status).toBe(200)
  })

  it('take no place where only their head is asked for', async () => {
    const many = await newSupplier(provider)
    for (let count = 0; count < 10; count++)
      await provider.app.request('/api/fo/events', {
        method: 'HEAD',
        headers: { Authorization: `Bearer ${many.token}` },
      })
    await expect.poll(async () => (await call(provider, 'orderEvents', { token: many.token })).status).toBe(200)
  })

  it('end when the server stops', async () => {
    const stopping = await openProvider({ beside: provider })
    const stream = await openStream(stopping, stranger.token)
    await stopping.world.orderNews.stop(0)
    expect(await stream.numbers()).toBeNull()
  })
})

describe('A stream of an account', () => {
  const caller = { id: stranger.id, role: 'supplier', token: { id: 'a', expiresAt: other.now } } as never

  it('beats while there is nothing to tell, and asks each time whether the session lives', async () => {
    const story: string[] = []
    let asked = 0
    const lives = async () => ++asked < 4
    await orderFeed(caller, lives, other.world, { beatMs: 1, lifeMs: 60_000, replayMs: 0 })(
      written(story),
      new AbortController().signal,
    )
    expect(story).toEqual(['beat', 'beat', 'beat', 'beat'])
  })

  it('ends after its time', async () => {
    const story: string[] = []
    await orderFeed(caller, async () => true, other.world, { beatMs: 60_000, lifeMs: 5, replayMs: 0 })(
      written(story),
      new AbortController().signal,
    )
    expect(story).toEqual(['beat'])
  })

  it('ends after its time, too, where nobody reads what is written', async () => {
    const silent: EventWriter = { event: () => new Promise(() => {}), beat: () => new Promise(() => {}) }
    await orderFeed(caller, async () => true, other.world, { beatMs: 1, lifeMs: 5, replayMs: 0 })(
      silent,
      new AbortController().signal,
    )
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toEqual([])
  })

  it('ends at once for a reader who has gone before it begins', async () => {
    const silent: EventWriter = { event: () => new Promise(() => {}), beat: () => new Promise(() => {}) }
    await orderFeed(caller, async () => true, other.world, { beatMs: 60_000, lifeMs: 60_000, replayMs: 0 })(
      silent,
      AbortSignal.abort(),
    )
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toEqual([])
  })
})

function written(story: string[]): EventWriter {
  return { event: async (name) => void story.push(name), beat: async () => void story.push('beat') }
}

/** A step further: something new to tell. */
async function prepareAgain(id: number): Promise<void> {
  await moveOrder(id, { from: 3, to: 1, onPurpose: false }, staff.id, other.world)
}
