import { describe, expect, it } from 'vitest'
import type { Caller } from '#adapters/net/caller.ts'
import { Refused, Unreachable } from '#adapters/failures/failures.ts'
import { toProvider, toProviderElsewhere } from '#adapters/net/to-provider.ts'
import { login } from '#contract/account/account.ts'
import type { Extensions } from '#contract/wire/extensions.ts'
import { readFavourites } from '#contract/account/favourites.ts'
import { myOrders } from '#contract/order/history.ts'
import { orderEvents } from '#contract/order/order-events.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { createPaymentIntent } from '#contract/payment/payment.ts'
import { estimatePrice } from '#contract/order/price-estimate.ts'
import { readSettings } from '#contract/wire/settings.ts'
import { calculateDuration } from '#contract/order/travel-time.ts'
import { givenCaller, refusal, type GivenAnswer } from '#tests/builders/given-caller.ts'
import { anOrder } from '#tests/builders/order.ts'

const trip = { origin: '43.5,7.0', destination: '43.6,7.1', departure_time: 1_790_000_000 }
const signed = { ...trip, adressPickUp: '1 rue Exemple, 06400 Cannes', signaturePickUp: '2026.a' }
const orderData = orderOnWire(anOrder())
const asText = (body: unknown) => JSON.parse(String(body)) as unknown

/** A page whose provider answers its settings so, and all else with `answer`. */
function calling(
  settings: GivenAnswer | readonly GivenAnswer[],
  origin = 'https://fournisseur.exemple',
  answer: Response = Response.json({ success: true }),
) {
  const told = givenCaller([settings].flat(), { origin, token: () => null })
  const { call, asked } = givenCaller([answer], { origin })
  const ask: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'https://page.exemple')
    expect(pathname).toBe('/api/settings')
    return told.fetch(input, init)
  }
  const wire = { fetch: ask, origin, sleep: async () => {} }
  const { speak, takes } = origin === '' ? toProvider(wire) : toProviderElsewhere(wire)
  return { call: speak(call), takes, asked, settings: told.asked }
}
const announcing = (extensions: Extensions) => Response.json({ processor: { kind: 'embedded' }, extensions })

describe('A provider of another origin', () => {
  it('is told the specification’s names at once, its settings unread', async () => {
    const { call, asked, settings } = calling(refusal(404))
    await call(calculateDuration, { body: trip })
    expect([asText(asked[0]?.body), settings]).toEqual([trip, []])
  })

  it.each([
    ['has no settings', refusal(404)],
    ['has others', Response.json({ processor: { kind: 'stripe', publishableKey: 'pk_test' } })],
    ['has some that nobody can read', new Response('<!doctype html>')],
    ['keeps them from the page', new TypeError('CORS')],
    ['has no time', refusal(503)],
  ])('is sent none of our names, headers and calls when it %s', async (_, settings) => {
    const { call, asked } = calling(settings)
    await call(calculateDuration, { body: signed, headers: { 'Idempotency-Key': 'a' } })
    await call(createPaymentIntent, {
      body: { amount: 4788, orderData: { ...orderData, signaturePickUp: '2026.a' } as never },
    }).catch(() => {})
    await call(login, {
      body: { email: 'camille@exemple.fr', password: 'secret', remember: true },
      headers: { Appareil: '7.1.a' },
    })
    expect(asked.map(({ body }) => asText(body))).toEqual([
      trip,
      { amount: 4788, orderData },
      { email: 'camille@exemple.fr', password: 'secret' },
    ])
    expect(asked.flatMap(({ headers }) => [...headers.keys()]).filter((name) => /key|appareil/.test(name))).toEqual([])
    await expect(call(readFavourites)).rejects.toBeInstanceOf(
      settings instanceof Response && settings.status !== 503 ? Refused : Error,
    )
    expect(asked).toHaveLength(3)
  })

  it('answers a call of ours that it does not know as its 404 would, and is not asked it', async () => {
    const { call, takes, asked } = calling(refusal(404))
    await expect(call(estimatePrice, { body: {} as never })).rejects.toMatchObject({ status: 404 })
    await expect(call(myOrders, { query: { commande: '42' } })).rejects.toMatchObject({ status: 404 })
    expect([await takes(orderEvents), await takes(myOrders), await takes(readSettings), asked]).toEqual([
      false,
      true,
      true,
      [],
    ])
  })

  it('is sent what it announces, and no more', async () => {
    const { call, takes, asked, settings } = calling(
      announcing({ 'POST /calculate-duration': ['signaturePickUp'], 'GET /fo/events': [] }),
    )
    await call(calculateDuration, { body: signed })
    expect([asText(asked[0]?.body), await takes(orderEvents), await takes(readFavourites)]).toEqual([
      { ...trip, signaturePickUp: '2026.a' },
      true,
      false,
    ])
    expect(settings).toHaveLength(1)
    expect(settings[0]?.headers.has('authorization')).toBe(false)
  })

  it('is sent a reference, a building site and the goods only where it announces them, and section 3’s names otherwise', async () => {
    const ours = { reference: 'CH-EX-1', chantier: 'Villa Modèle', natureMarchandise: 'Parpaings', nombreColis: 3 }
    const body = { amount: 4788, orderData: { ...orderData, ...ours } as never }
    const without = calling(announcing({ 'GET /fo/events': [] }))
    await without.call(createPaymentIntent, { body }).catch(() => {})
    const name = 'POST /fo/create-payment-intent'
    const taking = calling(announcing({ [name]: Object.keys(ours) }))
    await taking.call(createPaymentIntent, { body }).catch(() => {})
    expect([asText(without.asked[0]?.body), asText(taking.asked[0]?.body)]).toEqual([{ amount: 4788, orderData }, body])
    expect([
      await without.takes(createPaymentIntent, 'reference'),
      await taking.takes(createPaymentIntent, 'reference'),
    ]).toEqual([false, true])
  })

  it('is asked again what it announces when it could not be asked', async () => {
    const { call, asked } = calling([
      new TypeError('offline'),
      announcing({ 'POST /calculate-duration': ['adressPickUp', 'signaturePickUp'] }),
    ])
    await expect(call(readFavourites)).rejects.toBeInstanceOf(Unreachable)
    await call(calculateDuration, { body: signed })
    expect(asText(asked[0]?.body)).toEqual(signed)
  })

  it('gets its files whole', async () => {
    const file = new File(['%PDF'], 'bon.pdf')
    const sent: unknown[] = []
    const { speak } = toProviderElsewhere({
      fetch: () => Promise.reject(new TypeError('offline')),
      origin: 'https://fournisseur.exemple',
      sleep: async () => {},
    })
    const send = (async (_endpoint, options) => void sent.push(options)) as Caller
    await speak(send)({ ...calculateDuration, path: '/contact' } as never, {
      body: { nom: 'Camille', fichier: file, piege: '' } as never,
    })
    expect(sent).toMatchObject([{ body: { nom: 'Camille', fichier: file } }])
    expect(Object.keys((sent[0] as { body: object }).body)).toEqual(['nom', 'fichier'])
  })
})

describe('Our own provider, on the page’s origin', () => {
  it('is told all we say, its settings unread', async () => {
    const { call, takes, asked, settings } = calling(refusal(404), '')
    await call(calculateDuration, { body: signed, headers: { 'Idempotency-Key': 'a' } })
    expect([
      asText(asked[0]?.body),
      asked[0]?.headers.get('idempotency-key'),
      await takes(orderEvents),
      settings,
    ]).toEqual([signed, 'a', true, []])
  })
})
