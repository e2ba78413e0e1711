import { describe, expect, it } from 'vitest'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { camille } from '#tests/builders/pretend-world.ts'
import { aPhoto, atTheDesk, handClock, pretendOffice } from './pretend-office.ts'

/** A store with these orders, whose clock the test moves on. */
async function openStore(...orders: Record<string, unknown>[]) {
  const clock = handClock()
  const office = pretendOffice(...orders)
  office.listsDelivered = false
  const { store, world } = atTheDesk(office, { now: clock.now, sleep: clock.sleep })
  for (const id of await world.outbox.ids(camille.id)) await world.outbox.drop(camille.id, id)
  await store.open('aujourdhui', '')
  const shown = (id = 1042) => store.state.orders?.find((order) => order.id === id) as StaffOrder
  const rows = () => store.state.orders?.map(({ id, status }) => [id, status])
  const press = async (id = 1042) => {
    store.press(shown(id))
    await store.outbox.drain()
  }
  const deliver = async (id: number) => {
    store.taken.take(id, [aPhoto])
    await store.deliver(shown(id))
    await store.outbox.drain()
    await store.refresh()
  }
  return {
    store,
    office,
    clock,
    shown,
    rows,
    press,
    deliver,
    status: (id = 1042) => office.orders.get(id)?.StatuCommande,
  }
}

describe('The next step of an order', () => {
  it('sleeps for a second and a half after the one before: a glove that bounces takes one step', async () => {
    const { clock, press, status } = await openStore({})
    await press()
    await clock.pass(350)
    await press()
    await clock.pass(1149)
    await press()
    expect(status()).toBe(3)
    await clock.pass(1)
    await press()
    expect(status()).toBe(1)
  })

  it('sleeps without a network, too', async () => {
    const { store, office, clock, shown, press } = await openStore({})
    office.isOffline = true
    await press()
    await clock.pass(350)
    await press()
    expect([shown().status, store.outbox.state.items.length]).toEqual([3, 1])
    await clock.pass(1150)
    await press()
    expect([shown().status, store.outbox.state.items.length]).toEqual([1, 2])
  })

  it('sleeps from when it is there, however late the answer: who taps on meanwhile does not hit it', async () => {
    const { store, office, clock, shown, press, status } = await openStore({})
    const asked = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    office.late.set('/bo/orders/1042/step', () => {
      asked.resolve()
      return late.promise
    })
    const first = press()
    await asked.promise
    await clock.pass(3000)
    expect(store.naps.isAsleep(1042)).toBe(false)
    late.resolve()
    await first
    await press()
    expect([status(), shown().status]).toEqual([3, 3])
  })

  it('sleeps when a colleague has moved the order meanwhile', async () => {
    const { store, office, press, status } = await openStore({})
    office.orders.get(1042)!.StatuCommande = 3
    await store.refresh()
    await press()
    expect(status()).toBe(3)
  })

  it('sleeps when another order has come above it: what moves under a finger is not pressed', async () => {
    const { store, office, press, status } = await openStore({ id: 2 })
    const { orders } = office
    orders.set(1, { ...orders.get(2)!, id: 1 })
    await store.refresh()
    expect(store.naps.isAsleep(2)).toBe(false)
    const [above] = pretendOffice({ id: 3 }).orders.values()
    office.orders = new Map([[3, above!], ...orders])
    await store.refresh()
    await press(2)
    expect(status(2)).toBe(4)
  })

  it('of another order is awake', async () => {
    const { press, status } = await openStore({ id: 1 }, { id: 2 })
    await press(1)
    await press(2)
    expect([status(1), status(2)]).toEqual([3, 3])
  })
})

describe('The steps that can be taken back', () => {
  it('are those of the last ten seconds of an order: one press takes them all back, and says how many', async () => {
    const { store, clock, press, status } = await openStore({})
    await press()
    await clock.pass(1500)
    await press()
    expect(store.state.bursts.map(({ orderId, steps }) => [orderId, steps.map(({ from, to }) => [from, to])])).toEqual([
      [
        1042,
        [
          [4, 3],
          [3, 1],
        ],
      ],
    ])
    await store.undo(1042)
    expect([status(), store.state.bursts]).toEqual([4, []])
  })
})

describe('An order that was delivered just now', () => {
  const three = [
    { id: 1, StatuCommande: 1 },
    { id: 2, StatuCommande: 1 },
    { id: 3, StatuCommande: 1 },
  ] as const

  it('stays where it was, until it cannot be taken back any more; then it goes', async () => {
    const { clock, rows, store, deliver } = await openStore(...three)
    await deliver(2)
    expect([rows(), store.state.delivered]).toEqual([
      [
        [1, 1],
        [2, 2],
        [3, 1],
      ],
      [2],
    ])
    await clock.pass(9999)
    expect(rows()).toHaveLength(3)
    await clock.pass(1)
    expect([rows(), store.state.delivered]).toEqual([
      [
        [1, 1],
        [3, 1],
      ],
      [],
    ])
  })

  it('lets no step be taken for a second and a half when its row folds and when it goes, for others move', async () => {
    const { clock, store, deliver } = await openStore(...three)
    const asleep = () => store.naps.isAsleep(3)
    await deliver(2)
    expect(asleep()).toBe(true)
    await clock.pass(1500)
    expect(asleep()).toBe(false)
    await clock.pass(8500)
    expect(asleep()).toBe(true)
  })

  it('is there again when that was taken back', async () => {
    const { rows, store, office, deliver } = await openStore(...three)
    await deliver(2)
    office.answers.set('/bo/orders/2/undo', () => {
      office.orders.get(2)!.StatuCommande = 1
      office.answers.clear()
      return Response.json({ data: { ...office.orders.get(2), etapes: [{ vers: 2, expres: false }] } })
    })
    await store.undo(2)
    expect([rows(), store.state.delivered]).toEqual([
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      [],
    ])
  })
})
