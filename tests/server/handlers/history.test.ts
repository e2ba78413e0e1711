import { describe, expect, it } from 'vitest'
import { repeatablePart } from '#contract/order/repeatable.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { pay, readyOrder, requestedOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()

describe('the history', () => {
  it('is empty before the first order', async () => {
    const { id, token } = await newSupplier(provider)
    expect((await call(provider, 'myOrders', { token })).raw).toEqual({ success: true, data: [], plus_anciennes: null })
    expect((await call(provider, 'lastDelivery', { token, params: { id } })).raw).toEqual({ success: true, data: null })
    expect((await call(provider, 'lastOrder', { token, params: { supplierId: id } })).raw).toEqual({
      success: true,
      adresseLivraison: null,
    })
  })

  it('shows the newest first, and the newest is the last delivery', async () => {
    const supplier = await newSupplier(provider)
    const placed: number[] = []
    for (const [index, minutes] of [10, 0, 20, 20].entries()) {
      provider.now = new Date(wednesdayMorning.getTime() + minutes * 60_000)
      const delivery = { label: `${index} rue du Port, 06000 Nice`, lat: 43.7, lng: 7.2 }
      placed.push((await pay(provider, supplier, await readyOrder(provider, supplier, { delivery }))).reply.orderId)
    }
    provider.now = wednesdayMorning
    const { token } = supplier
    const orders = (await call(provider, 'myOrders', { token })).reply.orders
    expect(orders.map(({ id }) => id)).toEqual([placed[3], placed[2], placed[0], placed[1]])
    expect(
      (await call(provider, 'lastOrder', { token, params: { supplierId: supplier.id } })).reply.adresseLivraison,
    ).toBe('3 rue du Port, 06000 Nice')
  })

  it('writes dates by the Paris clock, in summer and in winter, and amounts in euros', async () => {
    const supplier = await newSupplier(provider)
    const { orderId } = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    const dates = {
      ordered_at: Date.parse('2026-07-14T22:05:09Z'),
      delivered_at: Date.parse('2026-12-31T23:30:00Z'),
      invoice_number: 'F-2026-0001',
    }
    await provider.world.db.updateTable('orders').set(dates).where('id', '=', orderId).execute()
    const { raw } = await call(provider, 'myOrders', { token: supplier.token })
    expect(raw).toMatchObject({
      data: [
        {
          DateCommande: '2026-07-15 00:05:09',
          DateLivraisonReelle: '2027-01-01 00:30:00',
          TTC: 47.88,
          HT: 39.9,
          TVA: 7.98,
          StatuPaiement: 0,
          NumeroFacture: 'F-2026-0001',
        },
      ],
    })
  })

  it('shows an order that has no price yet', async () => {
    const supplier = await newSupplier(provider)
    const { orderId } = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    const unpriced = { total_ht: null, total_ttc: null, payment_status: null, status: 0 }
    await provider.world.db.updateTable('orders').set(unpriced).where('id', '=', orderId).execute()
    expect((await call(provider, 'myOrders', { token: supplier.token })).reply.orders).toMatchObject([
      { totalHT: null, vat: null, paid: null, status: 0 },
    ])
  })

  it('carries all that ordering again needs, the same in the list and in the last delivery', async () => {
    const supplier = await newSupplier(provider)
    const { token } = supplier
    const order = await readyOrder(provider, supplier, {
      goods: 'Parpaings',
      packages: '3',
      moment: { type: 'planifiee', at: new Date('2026-11-18T14:00:00Z') },
    })
    await pay(provider, supplier, order)
    const again = repeatablePart(order, 'planifiee')
    expect((await call(provider, 'myOrders', { token })).reply.orders[0]?.repeat).toEqual(again)
    expect((await call(provider, 'lastDelivery', { token, params: { id: supplier.id } })).reply?.repeat).toEqual(again)
  })

  it('says of a last delivery without a price that it is still to be set, not that nothing is known of it', async () => {
    const supplier = await newSupplier(provider)
    const request = () => call(provider, 'lastDelivery', { token: supplier.token, params: { id: supplier.id } })
    await requestedOrder(provider, supplier)
    expect([(await request()).raw, (await request()).reply]).toMatchObject([
      { data: { livraisonHT: null, prix_a_confirmer: true } },
      { totalHT: null, isUnpriced: true },
    ])
    provider.now = new Date(wednesdayMorning.getTime() + 60_000)
    await pay(provider, supplier, await readyOrder(provider, supplier))
    expect((await request()).reply).toMatchObject({ totalHT: 3990, isUnpriced: false })
    provider.now = wednesdayMorning
  })

  it('never holds a word of another supplier', async () => {
    const [owner, other] = [await newSupplier(provider), await newSupplier(provider)]
    const mine = await readyOrder(provider, owner, {
      comment: 'Code du portail 4711',
      recipient: { company: 'Chantier secret', lastName: 'Discret', firstName: 'Zoé', phone: '0655443322' },
    })
    await pay(provider, owner, mine)
    await pay(provider, other, await readyOrder(provider, other))
    const { token, id } = other
    const seen = [
      await call(provider, 'myOrders', { token }),
      await call(provider, 'lastDelivery', { token, params: { id } }),
      await call(provider, 'lastOrder', { token, params: { supplierId: id } }),
    ].map(({ raw }) => JSON.stringify(raw))
    for (const word of [owner.email, ...Object.values(mine.recipient), mine.comment])
      expect(seen.filter((reply) => reply.includes(word))).toEqual([])
    expect((await call(provider, 'lastDelivery', { token, params: { id: owner.id } })).status).toBe(404)
    expect((await call(provider, 'lastOrder', { token, params: { supplierId: owner.id } })).status).toBe(404)
  })
})
