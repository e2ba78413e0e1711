import { describe, expect, it } from 'vitest'
import { api, type Api, type CallName } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { orderOnWire } from '#contract/order-wire.ts'
import type { Served } from '#server/handler.ts'
import { notServedYet } from '#server/not-served-yet.ts'
import { call, type Asked } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { pay, readyOrder, requestForm } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { pdf, slipForm } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

type SuppliersCall = { [Name in Served]: Api[Name]['audience'] extends 'supplier' ? Name : never }[Served]

const provider = await openProvider()
const owner = await newSupplier(provider)
const order = await readyOrder(provider, owner)
const intent = (await pay(provider, owner, order)).reply
await typeCard(provider, intent, cards.charged)

/** What the owner would ask; « own » when the call names nobody, so that a stranger asks for his own. A call added tomorrow must say. */
const ownersCalls: { readonly [Name in SuppliersCall]: { readonly asked: Asked<Name>; readonly stranger: 404 | 'own' } } = {
  calculateDuration: { asked: { body: { origin: '43.6,7', destination: '43.7,7.2', departure_time: 1_795_000_000 } }, stranger: 'own' },
  calculatePrice: { asked: { body: { id_fournisseur: owner.id, poids: '-150', estimatedTime: 12, livraisonType: 'flex' } }, stranger: 404 },
  lastDelivery: { asked: { params: { id: owner.id } }, stranger: 404 },
  lastOrder: { asked: { params: { supplierId: owner.id } }, stranger: 404 },
  myOrders: { asked: {}, stranger: 'own' },
  uploadSlip: { asked: { body: slipForm(pdf) }, stranger: 'own' },
  readSlip: { asked: { body: slipForm(pdf) }, stranger: 'own' },
  downloadSlip: { asked: { params: { id: intent.orderId } }, stranger: 404 },
  exportAccount: { asked: {}, stranger: 'own' },
  deleteAccount: { asked: { body: { password: 'Parpaing-42' } }, stranger: 'own' },
  createPaymentIntent: {
    asked: { body: { amount: 4788, orderData: orderOnWire(order) }, headers: { 'Idempotency-Key': '9f1c2a52-6f0e-4c5c-8a39-0d7d5a0f5b11' } },
    stranger: 404,
  },
  requestOrderByMail: { asked: { body: requestForm(order), headers: { 'Idempotency-Key': '9f1c2a52-6f0e-4c5c-8a39-0d7d5a0f5b12' } }, stranger: 404 },
  confirmOrderPayment: { asked: { body: { orderId: intent.orderId, paymentIntentId: intent.paymentIntentId } }, stranger: 404 },
}

const guarded = (Object.entries(api) as [CallName, Endpoint][]).filter(([, { audience }]) => audience !== 'nobody').map(([name]) => name)
const served = Object.keys(ownersCalls) as SuppliersCall[]

describe('a call of a supplier', () => {
  it.each(guarded)('is refused to nobody: %s', async (name) => {
    const { status, refusal } = await call(provider, name, { params: { id: owner.id, supplierId: owner.id } })
    expect({ status, refusal }).toMatchObject({ status: 401, refusal: { success: false, message: 'Session expirée ou absente : connecte-toi.' } })
  })

  it('is in the matrix, or not served yet', () => {
    expect(guarded.filter((name) => !(notServedYet as readonly string[]).includes(name)).sort()).toEqual(served.sort())
  })

  it.each(served.filter((name) => ownersCalls[name].stranger === 404))('does not exist for another supplier: %s', async (name) => {
    const stranger = await newSupplier(provider)
    const before = await provider.world.db.selectFrom('orders').selectAll().execute()
    const { status, refusal } = await call(provider, name, { ...ownersCalls[name].asked, token: stranger.token } as Asked<typeof name>)
    expect(status).toBe(404)
    expect(refusal.message).toMatch(/introuvable/)
    expect(await provider.world.db.selectFrom('orders').selectAll().execute()).toEqual(before)
  })

  it.each(served.filter((name) => ownersCalls[name].stranger === 'own'))('shows another supplier nothing of the owner: %s', async (name) => {
    const stranger = await newSupplier(provider)
    const { status, raw } = await call(provider, name, { ...ownersCalls[name].asked, token: stranger.token } as Asked<typeof name>)
    expect(status).toBe(200)
    expect(JSON.stringify(raw)).not.toContain('Jean Médecin')
  })

  // Not the deletion, which would take the owner along: that of a stranger is above.
  it.each(served.filter((name) => name !== 'deleteAccount'))('is answered to its owner: %s', async (name) => {
    expect((await call(provider, name, { ...ownersCalls[name].asked, token: owner.token } as Asked<typeof name>)).status).toBe(200)
  })
})

describe('a call that is not served yet', () => {
  it.each(notServedYet)('says so in French: %s', async (name) => {
    const { status, refusal } = await call(provider, name, { params: { id: owner.id }, token: owner.token })
    expect(status).toBe(501)
    expect(refusal.message).toBe("Cette action n'est pas encore disponible.")
  })
})
