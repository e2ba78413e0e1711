import { describe, expect, it } from 'vitest'
import { createOrderCopies } from '#adapters/store/order-copies.ts'
import { createHistoryStore } from '#app/history/history-store.ts'
import { keptFilter } from '#app/history/kept-filter.ts'
import { createOrders } from '#state/orders/orders.ts'
import { createSession } from '#state/session/session.ts'
import { camille, pretendWorld } from '#tests/builders/pretend-world.ts'
import { givenCaller, refusal, type GivenAnswer } from '#tests/builders/given-caller.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'

const now = () => new Date('2026-11-20T10:00:00Z')
const earlier = new Date('2026-11-19T08:00:00Z')
const noOrders = Response.json({ data: [] })
const unreachable = new TypeError('Failed to fetch')

function visitTo(...answers: GivenAnswer[]) {
  const { call, asked } = givenCaller(answers)
  const session = createSession(memoryStore(), now)
  session.open('jeton', camille)
  const copies = createOrderCopies()
  return { asked, copies, visit: createHistoryStore(createOrders({ call, copies, now, session })) }
}

describe('A visit to the history', () => {
  it('has no list until it came, then the list and when it came', async () => {
    const { visit } = visitTo(noOrders)
    expect([visit.state.orders, visit.state.at]).toEqual([null, null])
    await visit.load()
    expect([visit.state.orders, visit.state.at]).toEqual([[], now()])
  })

  it('says why the list did not come, and forgets it when it comes', async () => {
    const { visit } = visitTo(unreachable, noOrders)
    await visit.load()
    expect(visit.state.failure?.sentence).toBe('Problème de connexion. Vérifiez votre connexion Internet.')
    await visit.refresh()
    expect([visit.state.failure, visit.state.orders]).toEqual([null, []])
  })

  it('keeps the list on the screen when a newer one does not come', async () => {
    const { visit } = visitTo(Response.json({ data: [{ id: 7, DateCommande: '2026-11-20 09:12:00' }] }), refusal(500))
    await visit.load()
    await visit.refresh()
    expect([visit.state.orders?.map(({ id }) => id), visit.state.failure?.remedy]).toEqual([[7], 'wait'])
  })

  it('shows an order as its user changed it, even when no newer list comes', async () => {
    const { visit, asked } = visitTo(
      Response.json({
        data: [
          { id: 7, DateCommande: '2026-11-20 09:12:00', StatuCommande: 4 },
          { id: 6, DateCommande: '2026-11-19 09:12:00', StatuCommande: 4 },
        ],
      }),
      unreachable,
    )
    await visit.load()
    visit.replace(aPastOrder({ id: 7, status: 6 }))
    expect(visit.state.orders?.map(({ id, status }) => [id, status])).toEqual([
      [7, 6],
      [6, 4],
    ])
    await visit.renew()
    expect(visit.state.orders?.map(({ status }) => status)).toEqual([6, 4])
    expect(asked.length).toBeGreaterThan(1)
  })

  it('shows what this device has when there is no network, and from when it is', async () => {
    const { visit, copies } = visitTo(unreachable)
    await copies.write(camille.id, { orders: [aPastOrder({ id: 41 })], older: null, at: earlier })
    await visit.load()
    expect(visit.state.orders?.map(({ id }) => id)).toEqual([41])
    expect([visit.state.at, visit.state.failure?.remedy]).toEqual([earlier, 'network'])
  })

  describe('that older orders follow', () => {
    const newest = (older: string | null, ...ids: number[]) =>
      reply(
        older,
        ids.map((id) => [id, '2026-11-20 09:12:00']),
      )
    const reply = (older: string | null, lines: readonly (readonly [number, string])[]) =>
      Response.json({ data: lines.map(([id, at]) => ({ id, DateCommande: at })), plus_anciennes: older })
    const old = reply('2019-04', [
      [3, '2024-10-20 09:12:00'],
      [2, '2023-10-20 09:12:00'],
    ])
    const seen = ({ state }: ReturnType<typeof visitTo>['visit']) => [state.orders?.map(({ id }) => id), state.older]

    it('reads them after those it has, as far as it is asked', async () => {
      const { visit, asked } = visitTo(newest('2024-11', 9, 8), old, reply(null, [[1, '2019-03-01 09:12:00']]))
      await visit.load()
      expect((await visit.readOlder()).map(({ id }) => id)).toEqual([3, 2])
      await visit.readOlder()
      expect([seen(visit), await visit.readOlder()]).toEqual([[[9, 8, 3, 2, 1], null], []])
      expect(asked.map(({ url }) => url.split('?')[1])).toEqual([undefined, 'avant=2024-11', 'avant=2019-04'])
    })

    it('keeps what it has when they do not come, and asks again by the same edge', async () => {
      const { visit, asked } = visitTo(newest('2024-11', 9), unreachable, old)
      await visit.load()
      await expect(visit.readOlder()).rejects.toMatchObject({ name: 'Unreachable' })
      expect(seen(visit)).toEqual([[9], '2024-11'])
      await visit.readOlder()
      expect([seen(visit), visit.state.failure, asked.length]).toEqual([[[9, 3, 2], '2019-04'], null, 3])
    })

    it('keeps them when a newer list comes, whose orders take the place of those it has', async () => {
      const { visit } = visitTo(newest('2024-11', 9, 8), old, newest('2024-11', 10, 9, 8))
      await visit.load()
      await visit.readOlder()
      await visit.refresh()
      expect(seen(visit)).toEqual([[10, 9, 8, 3, 2], '2019-04'])
    })

    it('keeps what a new month lets go of', async () => {
      const { visit } = visitTo(
        reply('2024-11', [
          [9, '2026-11-20 09:12:00'],
          [4, '2024-11-02 09:12:00'],
        ]),
        reply('2024-12', [[9, '2026-11-20 09:12:00']]),
      )
      await visit.load()
      await visit.refresh()
      expect(seen(visit)).toEqual([[9, 4], '2024-11'])
    })

    it('lets them go when a newer list leaves a gap before them', async () => {
      const { visit } = visitTo(
        newest('2024-11', 9),
        old,
        reply('2026-11-20T10:30:00.000Z_10', [[12, '2026-11-20 11:45:00']]),
      )
      await visit.load()
      await visit.readOlder()
      await visit.refresh()
      expect(seen(visit)).toEqual([[12], '2026-11-20T10:30:00.000Z_10'])
    })

    it('asks for one beyond the list by its number, and again when something changed', async () => {
      const one = (status: number) =>
        Response.json({ data: [{ id: 3, DateCommande: '2024-10-20 09:12:00', StatuCommande: status }] })
      const { visit, asked } = visitTo(newest('2024-11', 9), one(1), newest('2024-11', 9), one(2))
      await visit.load()
      await visit.find(3)
      expect([visit.state.single?.status, seen(visit)]).toEqual([1, [[9], '2024-11']])
      await visit.renew()
      expect([visit.state.single?.status, asked.at(-1)?.url]).toEqual([2, '/api/fo/my-orders?commande=3'])
    })
  })

  it('says nothing when the session ended: /login does', async () => {
    const { visit } = visitTo(refusal(401))
    await visit.load()
    expect(visit.state.failure).toBeNull()
  })

  it('shows the answer to the last question, whichever comes first', async () => {
    const { visit } = visitTo(Response.json({ data: [{ id: 1, DateCommande: '2026-11-20 09:12:00' }] }), noOrders)
    await Promise.all([visit.refresh(), visit.refresh()])
    expect([visit.state.orders, visit.state.loading]).toEqual([[], false])
  })

  it('asks once more, not once each, when it is told of changes while it asks', async () => {
    const { visit, asked } = visitTo(noOrders, noOrders)
    await Promise.all([visit.renew(), visit.renew(), visit.renew()])
    expect(asked.length).toBe(2)
  })

  it('starts with the last six months, and is narrowed by one thing at a time', () => {
    const { visit } = visitTo(noOrders)
    expect([visit.state.period, visit.state.group, visit.state.search]).toEqual(['last-6-months', 'all', ''])
    visit.narrow({ period: '2025' })
    visit.narrow({ search: 'Mougins' })
    expect([visit.state.period, visit.state.search]).toEqual(['2025', 'Mougins'])
  })

  it('is narrowed as it was left, for who left it', () => {
    const world = pretendWorld(fetch)
    world.session.open('jeton', camille)
    createHistoryStore(world.orders, keptFilter(world)).narrow({ search: 'Mougins' })
    const again = () => createHistoryStore(world.orders, keptFilter(world)).state.search
    expect(again()).toBe('Mougins')
    world.session.open('autre jeton', { ...camille, id: 8 })
    expect(again()).toBe('')
  })
})
