import { describe, expect, it } from 'vitest'
import { askOrders } from '#adapters/net/ask-orders.ts'
import { givenCaller } from '#tests/builders/given-caller.ts'

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: count - index, DateCommande: '2026-11-20 09:12:00' }))

describe('A long list of orders', () => {
  it('is whole and in its order, however many there are', async () => {
    for (const count of [0, 1, 99, 100, 101, 2000]) {
      const { orders, older } = await askOrders(
        givenCaller([Response.json({ data: rows(count), plus_anciennes: '2024-11' })]).call,
      )
      expect([orders.map(({ id }) => id), older]).toEqual([rows(count).map(({ id }) => id), '2024-11'])
    }
  })

  it('lets the page do something else while it is read', async () => {
    let [turns, isRead] = [0, false]
    const countTurns = () => void (turns++, isRead || setImmediate(countTurns))
    setImmediate(countTurns)
    await askOrders(givenCaller([Response.json({ data: rows(2000) })]).call)
    isRead = true
    expect(turns).toBeGreaterThan(10)
  })

  it('is refused whole for one line that is none, which is named', async () => {
    const spoilt = rows(250).with(230, { id: 20, DateCommande: 'hier' })
    await expect(askOrders(givenCaller([Response.json({ data: spoilt })]).call)).rejects.toMatchObject({
      name: 'Malformed',
      message: 'data.230.Commande sans date',
    })
  })
})
