import { clear, createStore, entries } from 'idb-keyval'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDeviceData } from '#adapters/store/device-data.ts'
import { createBothOrders } from '#state/orders/both-orders.ts'
import { createSession } from '#state/session/session.ts'
import { givenCaller } from '#tests/builders/given-caller.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const disk = createStore('colibat', 'drafts')
const listOf = (...ids: number[]) =>
  Response.json({ data: ids.map((id) => ({ id, DateCommande: '2026-11-20 09:12:00' })) })

function both() {
  const { call, asked } = givenCaller([listOf(1), listOf(1, 2), listOf(1), listOf(1, 2)])
  const session = createSession(memoryStore(), () => friday10h)
  session.open('jeton', { id: 7, nom: '', prenom: '', email: '', telephone: '' })
  return { ...createBothOrders({ call, session, now: () => friday10h }), asked }
}
const keys = async () => (await entries(disk)).map(([key]) => String(key)).toSorted()

beforeEach(() => clear(disk))

describe('One’s own orders and the firm’s', () => {
  it('are asked for apart, and have a copy each', async () => {
    const { orders, firmOrders, asked } = both()
    await orders.read()
    await firmOrders.read()
    expect(asked.map(({ url }) => url)).toEqual(['/api/fo/my-orders', '/api/fo/my-orders?de=entreprise'])
    await expect.poll(keys).toEqual(['7,orders', '7,orders,firm'])
    expect((await orders.copy())?.orders.map(({ id }) => id)).toEqual([1])
    expect((await firmOrders.copy())?.orders.map(({ id }) => id)).toEqual([1, 2])
  })

  it('go on within the scope that they began in', async () => {
    const { firmOrders, asked } = both()
    await firmOrders.before('2024-11')
    await firmOrders.find(2)
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/fo/my-orders?de=entreprise&avant=2024-11',
      '/api/fo/my-orders?commande=2',
    ])
  })

  it.each(['orders', 'firmOrders'] as const)('are both out of date when one of %s has changed', async (of) => {
    const lists = both()
    await lists.orders.read()
    await lists.firmOrders.read()
    lists[of].clear()
    expect([lists.orders.kept(), lists.firmOrders.kept()]).toEqual([null, null])
  })

  it.each([
    ['signs out', () => createDeviceData().erase(7, { keepsDraft: true, at: friday10h })],
    ['is signed out by the server, as who was taken out of the firm', () => createDeviceData().leave(7, friday10h)],
  ])('are not kept of one who %s', async (_, end) => {
    const { orders, firmOrders } = both()
    await orders.read()
    await firmOrders.read()
    await expect.poll(keys).toHaveLength(2)
    await end()
    expect(await keys()).toEqual([])
    await createDeviceData().claim(7)
  })
})
