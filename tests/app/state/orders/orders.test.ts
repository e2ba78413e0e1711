import { describe, expect, it } from 'vitest'
import { createOrderCopies } from '#adapters/store/order-copies.ts'
import type { OrderList } from '#contract/order/history.ts'
import { createOrders, orderCacheMs, youngCopyMs } from '#state/orders/orders.ts'
import { createSession } from '#state/session/session.ts'
import { givenCaller, refusal, type GivenAnswer } from '#tests/builders/given-caller.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'

const user = (id: number) => ({ id, nom: '', prenom: '', email: '', telephone: '' })
const listOf = (...ids: number[]) =>
  Response.json({ data: ids.map((id) => ({ id, DateCommande: '2026-11-20 09:12:00', TTC: 47.88 })) })

function ordersOf(...answers: GivenAnswer[]) {
  return ordersOver(givenCaller(answers))
}

function ordersOver({ call, asked }: ReturnType<typeof givenCaller>) {
  let clock = new Date('2026-11-20T10:00:00Z').getTime()
  const session = createSession(memoryStore(), () => new Date(clock))
  session.open('jeton', user(7))
  const kept = createOrders({ call, copies: createOrderCopies(), session, now: () => new Date(clock) })
  const ids = (list: Promise<OrderList>) => list.then((all) => all.orders.map(({ id }) => id))
  return {
    clear: kept.clear,
    freshen: kept.freshen,
    copy: kept.copy,
    kept: () => kept.kept()?.orders.map(({ id }) => id) ?? null,
    before: (edge: string) => ids(kept.before(edge)),
    find: async (id: number) => (await kept.find(id))?.id ?? null,
    read: () => ids(kept.read()),
    force: () => ids(kept.force()),
    session,
    asked,
    passes: (ms: number) => (clock += ms),
  }
}

describe('The orders', () => {
  it('asks once within two minutes', async () => {
    const { read, asked, passes } = ordersOf(listOf(1), listOf(1, 2))
    await read()
    passes(orderCacheMs - 1)
    expect(await read()).toEqual([1])
    expect(asked.length).toBe(1)
  })

  it('asks again after two minutes, and keeps the new list', async () => {
    const { read, asked, passes } = ordersOf(listOf(1), listOf(1, 2))
    await read()
    passes(orderCacheMs)
    expect(await read()).toEqual([1, 2])
    passes(orderCacheMs - 1)
    expect(await read()).toEqual([1, 2])
    expect(asked.length).toBe(2)
  })

  it('asks again when it is forced, and when it was cleared', async () => {
    const { clear, read, force, asked } = ordersOf(listOf(1), listOf(1, 2), listOf(1, 2, 3))
    await read()
    expect(await force()).toEqual([1, 2])
    clear()
    expect(await read()).toEqual([1, 2, 3])
    expect(asked.length).toBe(3)
  })

  it('never shows one user’s orders to another', async () => {
    const { read, session } = ordersOf(listOf(1), listOf(9))
    await read()
    session.open('autre jeton', user(8))
    expect(await read()).toEqual([9])
  })

  it('has the list in memory however old, and only for its owner', async () => {
    const { read, kept, passes, session, asked } = ordersOf(listOf(1))
    expect(kept()).toBeNull()
    await read()
    passes(orderCacheMs * 10)
    expect(kept()).toEqual([1])
    session.open('autre jeton', user(8))
    expect(kept()).toBeNull()
    expect(asked.length).toBe(1)
  })

  it('keeps no failure', async () => {
    const { read } = ordersOf(refusal(500), listOf(1))
    await expect(read()).rejects.toMatchObject({ status: 500 })
    expect(await read()).toEqual([1])
  })

  it('does not keep a list that was asked for before it was cleared', async () => {
    const { read, clear } = ordersOf(listOf(1), listOf(1, 2))
    const late = read()
    clear()
    expect(await late).toEqual([1])
    expect(await read()).toEqual([1, 2])
  })

  it('asks again when the clock was set back', async () => {
    const { read, passes } = ordersOf(listOf(1), listOf(1, 2))
    await read()
    passes(-60_000)
    expect(await read()).toEqual([1, 2])
  })

  it('asks for older ones by the edge of the list, and for one by its number, and keeps neither', async () => {
    const { read, before, find, kept, asked } = ordersOf(listOf(9), listOf(3, 2), listOf(4, 1))
    await read()
    expect([await before('2024-11'), await find(1), kept()]).toEqual([[3, 2], 1, [9]])
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/fo/my-orders',
      '/api/fo/my-orders?avant=2024-11',
      '/api/fo/my-orders?commande=1',
    ])
  })

  it('finds nothing where there is no such order', async () => {
    expect(await ordersOf(listOf()).find(5)).toBeNull()
  })

  it('lays the list by on the device, without the keys of its invoices', async () => {
    const { read, copy } = ordersOf(
      Response.json({
        data: [{ id: 1, DateCommande: '2026-11-20 09:12:00', facture_filename: 'a.pdf', facture_token: 'clé' }],
      }),
    )
    await read()
    await expect
      .poll(async () => (await copy())?.orders)
      .toMatchObject([{ id: 1, invoice: 'a.pdf', invoiceToken: null }])
  })

  it('keeps a copy back once something changed, unless nothing newer comes', async () => {
    const { read, copy, clear } = ordersOf(listOf(1))
    await read()
    await expect.poll(async () => (await copy())?.orders.length).toBe(1)
    clear()
    expect([await copy(), (await copy('outdated'))?.orders.length]).toEqual([null, 1])
    await read()
    expect((await copy())?.orders.length).toBe(1)
  })

  it('brings no copy to a session that ended while it was read', async () => {
    const { read, copy, clear } = ordersOf(listOf(1))
    await read()
    await expect.poll(async () => (await copy())?.orders.length).toBe(1)
    const late = copy()
    clear()
    expect(await late).toBeNull()
  })
})

describe('The copy on the device', () => {
  it('is made newer when it is an hour old, and left alone before', async () => {
    const { freshen, read, copy, asked, passes } = ordersOf(listOf(1), listOf(1, 2))
    await read()
    await expect.poll(async () => (await copy())?.orders.length).toBe(1)
    passes(youngCopyMs - 1)
    await freshen()
    expect(asked.length).toBe(1)
    passes(1)
    await freshen()
    await expect.poll(async () => (await copy())?.orders.length).toBe(2)
    expect(asked.length).toBe(2)
  })

  it('is made newer however young when something changed', async () => {
    const { freshen, read, clear, asked } = ordersOf(listOf(1), listOf(1, 2))
    await read()
    clear()
    await freshen()
    expect(asked.length).toBe(2)
  })

  it('is not asked for again when the server asks to wait', async () => {
    const { freshen, clear, asked } = ordersOf(refusal(429), listOf(1))
    clear()
    await expect(freshen()).rejects.toMatchObject({ status: 429 })
    expect(asked.length).toBe(1)
  })
})

describe('A list that the server asks to wait with', () => {
  it('is asked for four times in all, whoever else wants one meanwhile', async () => {
    const beside: Promise<unknown>[] = []
    const given = givenCaller([refusal(429)], {
      sleep: async () => void (beside.length < 9 && beside.push(orders.force().catch((failure: unknown) => failure))),
    })
    const orders = ordersOver(given)
    await expect(orders.force()).rejects.toMatchObject({ status: 429 })
    expect([given.asked.length, beside.length, await Promise.all(beside)]).toEqual([
      4,
      3,
      Array(3).fill(expect.objectContaining({ status: 429 })),
    ])
  })

  it.each(['the first', 'the second', 'the third', 'the last'])(
    'is asked for four times in all, though another is wanted while %s request is on its way',
    async (which) => {
      const beside: Promise<unknown>[] = []
      const at = ['the first', 'the second', 'the third', 'the last'].indexOf(which)
      let count = 0
      const given = givenCaller([], {
        fetch: async () => {
          if (count++ === at)
            for (const want of [orders.force, orders.read, orders.freshen, () => orders.find(5)])
              beside.push(want().catch((failure: unknown) => failure))
          return refusal(429)
        },
      })
      const orders = ordersOver(given)
      await expect(orders.force()).rejects.toMatchObject({ status: 429 })
      await Promise.all(beside)
      expect([count, beside.length]).toEqual([4, 4])
    },
  )

  it('is what the others get, kept with what changed meanwhile; one order is asked for behind it', async () => {
    const [waits, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const sleep = () => {
      waits.resolve()
      return goesOn.promise
    }
    const given = givenCaller([refusal(429), listOf(1, 2), listOf(9)], { sleep })
    const orders = ordersOver(given)
    const first = orders.force()
    await waits.promise
    orders.clear()
    const others = [orders.read(), orders.force()]
    const [one, freshened] = [orders.find(9), orders.freshen()]
    goesOn.resolve()
    expect(await Promise.all([first, ...others, one, freshened])).toEqual([[1, 2], [1, 2], [1, 2], 9, undefined])
    expect([given.asked.map(({ url }) => url), orders.kept()]).toEqual([
      ['/api/fo/my-orders', '/api/fo/my-orders', '/api/fo/my-orders?commande=9'],
      [1, 2],
    ])
  })
})
