import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { repeatHandover } from '#contract/handover/form-handover.ts'
import { myOrders } from '#contract/order/history.ts'
import { lastDelivery } from '#contract/order/last-delivery.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { repeatableIn, repeatableOnWire, repeatablePart, repeatableSchema } from '#contract/order/repeatable.ts'
import { anOrder } from '#tests/builders/order.ts'
import { without } from '#tests/contract/refusals.ts'

const order = repeatablePart(anOrder(), 'flex')
const wire = repeatableOnWire(order)

describe('An order to be made again', () => {
  it('is read from a copy that a device kept before one of its lines was asked', () => {
    const kept = { ...order, comment: undefined, recipient: { ...order.recipient, company: undefined } }
    expect(v.parse(repeatableSchema, JSON.parse(JSON.stringify(kept)))).toEqual({
      ...order,
      comment: '',
      recipient: { ...order.recipient, company: '' },
    })
  })

  it('comes back from the wire as it was', () => {
    expect(repeatableIn(wire)).toEqual(order)
  })

  it('travels under the names of the payload, its coordinates crossed, and of section 3 where the history has a spelling of its own', () => {
    const said = { reference: 'CH-EX-1', site: 'Villa', goods: 'Parpaings', packages: '3' }
    const { AdresseLivraison, RaisonSocialClient, ...rest } = repeatableOnWire({ ...order, ...said })
    const payload = orderOnWire(anOrder(said))
    expect(Object.keys(rest).filter((name) => !(name in payload))).toEqual([])
    expect(payload).toMatchObject(rest)
    expect(wire.longitudePickUp).toBe(order.pickup.lat)
  })

  it.each([
    'adressPickUp',
    'AdresseLivraison',
    'longitudePickUp',
    'altitudePickUp',
    'longitudeLivraison',
    'altitudeLivraison',
    'poids',
    'livraisonType',
  ])('is not known whole without %s', (name) => {
    expect(repeatableIn(without(wire, name))).toBeNull()
  })

  it.each([
    { longitudePickUp: 91 },
    { altitudeLivraison: '7.01' },
    { poids: '12 kg' },
    { livraisonType: 'demain' },
    { adressPickUp: ' ' },
  ])('is not known whole with %j', (change) => {
    expect(repeatableIn({ ...wire, ...change })).toBeNull()
  })

  it.each(['email', 'raisonSocial', 'RaisonSocialClient', 'nomClient', 'prenomClient', 'telephone', 'commantaire'])(
    'does without %s',
    (name) => {
      expect(repeatableIn({ ...wire, [name]: null })).not.toBeNull()
    },
  )

  it('is read from a line of the history, and from the last delivery', () => {
    const [line] = v.parse(myOrders.reply, [{ ...wire, id: 1, DateCommande: '2026-11-20 10:30:05' }]).orders
    expect([line?.repeat, v.parse(lastDelivery.reply, { data: wire })?.repeat]).toEqual([order, order])
  })

  it('is not there in the replies of a provider that sends what section 3 names and no more', () => {
    const [line] = v.parse(myOrders.reply, [
      {
        id: 1,
        DateCommande: '2026-11-20 10:30:05',
        AdresseLivraison: 'Mougins',
        email: order.email,
        telephone: order.recipient.phone,
      },
    ]).orders
    const last = v.parse(lastDelivery.reply, { data: { AdresseLivraison: 'Mougins', livraisonHT: 39.9 } })
    expect([line, last]).toMatchObject([
      { repeat: null, deliveryAddress: 'Mougins' },
      { repeat: null, deliveryAddress: 'Mougins' },
    ])
  })
})

describe('What the history hands to the order form', () => {
  it.each([order, null])('is an order, or its delivery address alone: %j', (repeat) => {
    const handed = { repeated: { deliveryAddress: 'Mougins', repeat } }
    expect(v.parse(repeatHandover, structuredClone(handed))).toEqual(handed)
  })

  it.each([
    null,
    {},
    { repeated: {} },
    { repeated: { deliveryAddress: 'Mougins', repeat: { ...order, band: 'lourd' } } },
    { repeated: { deliveryAddress: 'Mougins', repeat: { ...order, pickup: 'Cannes' } } },
  ])('is not %j', (state) => {
    expect(v.is(repeatHandover, state)).toBe(false)
  })
})
