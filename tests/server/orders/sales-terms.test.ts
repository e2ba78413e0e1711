import { afterEach, describe, expect, it, vi } from 'vitest'
import { giveSite, type Site } from '#content/site.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { requestedOrder } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const later = await openProvider({ beside: provider, world: { salesTerms: '2027-03-01' } })
const address = 'https://exemple.example/cgv'
const operator = await openProvider({ beside: provider, world: { salesTerms: address } })
const supplier = await newSupplier(provider)
const history = async (token = supplier.token) => (await call(later, 'myOrders', { token })).reply.orders

afterEach(() => {
  giveSite({})
  vi.resetModules()
})

describe('The terms of sale of an order', () => {
  it('are those of the day it was placed, and stay when others hold', async () => {
    const { id } = await paidOrder(provider, supplier)
    const newer = await unpaidOrder(later, supplier)
    await bringOrder(id, later.world)
    expect((await storedOrder(later, id)).sales_version).toBe('2026-11-18')
    const terms = new Map((await history()).map((order) => [order.id, order.salesTerms]))
    expect([terms.get(id), terms.get(newer.id)]).toEqual(['2026-11-18', '2027-03-01'])
  })

  it('are kept with an order that is asked for by mail', async () => {
    expect((await requestedOrder(provider, supplier)).sales_version).toBe('2026-11-18')
  })

  it('are the address of the operator’s own', async () => {
    const { id } = await unpaidOrder(operator, supplier)
    expect((await history()).find((order) => order.id === id)?.salesTerms).toBe(address)
  })

  it('are not sent of an order from before they were kept', async () => {
    const old = await newSupplier(provider)
    const { id } = await unpaidOrder(provider, old)
    await provider.world.db.updateTable('orders').set({ sales_version: null }).where('id', '=', id).execute()
    const { raw, reply } = await call(provider, 'myOrders', { token: old.token })
    expect(JSON.stringify(raw)).not.toContain('"cgv"')
    expect(reply.orders).toMatchObject([{ id, salesTerms: null }])
  })

  it('follow the site file: its address where it has one, else the day of our text', async () => {
    const termsOf = async (site: Site) => {
      giveSite(site)
      vi.resetModules()
      return (await import('#content/sales-version.ts')).salesTerms
    }
    const own = { imprint: null, terms: null, sales: address, privacy: null }
    expect(await termsOf({ company: { legal: own } })).toBe(address)
    expect(await termsOf({})).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})
