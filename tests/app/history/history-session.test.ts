import { describe, expect, it } from 'vitest'
import { createOrderCopies } from '#adapters/order-copies.ts'
import { createHistorySession } from '#app/history/history-session.ts'
import { keptFilter } from '#app/history/kept-filter.ts'
import { createOrders } from '#state/orders.ts'
import { createSession } from '#state/session.ts'
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
  return { asked, copies, visit: createHistorySession(createOrders({ call, copies, now, session })) }
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
    const { visit, asked } = visitTo(Response.json({ data: [{ id: 7, DateCommande: '2026-11-20 09:12:00', StatuCommande: 4 }, { id: 6, DateCommande: '2026-11-19 09:12:00', StatuCommande: 4 }] }), unreachable)
    await visit.load()
    visit.replace(aPastOrder({ id: 7, status: 6 }))
    expect(visit.state.orders?.map(({ id, status }) => [id, status])).toEqual([[7, 6], [6, 4]])
    await visit.renew()
    expect(visit.state.orders?.map(({ status }) => status)).toEqual([6, 4])
    expect(asked.length).toBeGreaterThan(1)
  })

  it('shows what this device has when there is no network, and from when it is', async () => {
    const { visit, copies } = visitTo(unreachable)
    await copies.write(camille.id, { orders: [aPastOrder({ id: 41 })], at: earlier })
    await visit.load()
    expect(visit.state.orders?.map(({ id }) => id)).toEqual([41])
    expect([visit.state.at, visit.state.failure?.remedy]).toEqual([earlier, 'network'])
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
    createHistorySession(world.orders, keptFilter(world)).narrow({ search: 'Mougins' })
    const again = () => createHistorySession(world.orders, keptFilter(world)).state.search
    expect(again()).toBe('Mougins')
    world.session.open('autre jeton', { ...camille, id: 8 })
    expect(again()).toBe('')
  })
})
