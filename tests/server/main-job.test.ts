import { describe, expect, it } from 'vitest'
import { latLngOnWire } from '#contract/wire/wire.ts'
import { repeatablePart } from '#contract/order/repeatable.ts'
import { call } from './fixtures/call.ts'
import { cards, typeCard } from './fixtures/card.ts'
import { anOrder, pay } from './fixtures/order.ts'
import { openProvider } from './fixtures/provider.ts'
import { pdf, slipForm } from './fixtures/slip-files.ts'
import { aRegistration } from './fixtures/supplier.ts'

const provider = await openProvider()

describe('the main job', () => {
  it('goes from the registration to the paid order in the history, each reply as the contract says', async () => {
    const person = aRegistration({ email: 'Elise@Exemple.fr' })
    expect((await call(provider, 'register', { body: person })).reply.token).toBeNull()
    const { token, user } = (
      await call(provider, 'login', { body: { email: 'elise@exemple.fr', password: person.password } })
    ).reply
    const supplier = { id: user?.id ?? 0, email: 'elise@exemple.fr', token: token ?? '' }
    expect((await call(provider, 'readSettings')).reply).toMatchObject({
      processor: { kind: 'embedded' },
      companies: true,
      supplements: provider.world.tariff.delivery,
      vatPercent: 20,
    })
    expect(
      (await call(provider, 'lastDelivery', { token: supplier.token, params: { id: supplier.id } })).reply,
    ).toBeNull()

    const { data: places } = (await call(provider, 'suggestPlaces', { query: { q: 'Moug' } })).reply
    expect((await call(provider, 'resolvePlace', { query: { q: 'Mougins' } })).reply.data).toEqual(places[0])

    const draft = anOrder(provider, supplier)
    const duration = await call(provider, 'calculateDuration', {
      token: supplier.token,
      body: {
        origin: latLngOnWire(draft.pickup),
        destination: latLngOnWire(draft.delivery),
        departure_time: 1_795_000_000,
      },
    })
    expect(duration.reply).toMatchObject({ success: true, duration_in_minutes: 24, estimated: false })
    const price = await call(provider, 'calculatePrice', {
      token: supplier.token,
      body: { id_fournisseur: supplier.id, poids: draft.band, estimatedTime: 24, livraisonType: 'flex' },
    })
    expect(price.reply.data).toEqual({
      base: 1990,
      weight: 1000,
      time: 1000,
      delivery: 0,
      totalHT: 3990,
      totalTTC: 4788,
    })
    expect(price.raw).toMatchObject({ data: { tarifBase: 19.9, totalHT: 39.9, totalTTC: 47.88 } })

    const { file_path: slipPath } = (await call(provider, 'uploadSlip', { token: supplier.token, body: slipForm(pdf) }))
      .reply
    const intent = (await pay(provider, supplier, anOrder(provider, supplier, { slipPath }))).reply
    expect((await typeCard(provider, intent, cards.charged)).reply).toMatchObject({
      error: null,
      paymentIntent: { status: 'succeeded', amount: 4788 },
    })
    const { orderId, paymentIntentId } = intent
    const confirmed = await call(provider, 'confirmOrderPayment', {
      token: supplier.token,
      body: { orderId, paymentIntentId },
    })
    expect(confirmed.reply).toMatchObject({ success: true, orderId })

    const { pickup, ...ordered } = anOrder(provider, supplier)
    const repeat = repeatablePart({ pickup, ...ordered }, 'flex')
    const [order, ...others] = (await call(provider, 'myOrders', { token: supplier.token })).reply.orders
    expect(others).toEqual([])
    expect(order).toEqual({
      id: orderId,
      orderedAt: provider.now,
      status: 4,
      paid: 1,
      onAccount: false,
      paidAt: provider.now,
      paidBy: '',
      creditNotes: [],
      reference: '',
      site: '',
      goods: '',
      packages: '',
      orderedBy: '',
      readOnly: false,
      hasWaybill: false,
      attempt: '',
      waitsForDay: false,
      pickupAddress: pickup.label,
      deliveryAddress: '3 avenue Jean Médecin, 06000 Nice',
      customerCompany: 'Chantier Nord',
      customerName: 'Ali Petit',
      totalTTC: 4788,
      totalHT: 3990,
      vat: 798,
      price: { base: 1990, weight: 1000, time: 1000, delivery: 0, totalHT: 3990, totalTTC: 4788 },
      minutes: 24,
      moment: { type: 'flex', slot: { day: '2026-11-18', halfDay: 'PM' } },
      weightLabel: '151-300 kg',
      email: 'elise@exemple.fr',
      phone: '0611223344',
      slip: slipPath,
      invoice: null,
      invoiceToken: null,
      trackingPath: null,
      updatedAt: provider.now,
      countedFrom: provider.now,
      expectedAt: new Date('2026-11-18T12:30:00Z'),
      deliveredAt: null,
      refund: null,
      preparedAt: null,
      emittedGrams: null,
      emittedBasis: '',
      leftAt: null,
      dateReason: '',
      salesTerms: '2026-11-18',
      slipName: 'bordereau.pdf',
      repeat,
    })
    const last = (await call(provider, 'lastDelivery', { token: supplier.token, params: { id: supplier.id } })).reply
    expect(last).toEqual({
      deliveryAddress: order?.deliveryAddress,
      orderedAt: provider.now,
      customerCompany: 'Chantier Nord',
      totalHT: 3990,
      isUnpriced: false,
      repeat,
    })
    const address = (await call(provider, 'lastOrder', { token: supplier.token, params: { supplierId: supplier.id } }))
      .reply
    expect(address.adresseLivraison).toBe('3 avenue Jean Médecin, 06000 Nice')
  })
})
