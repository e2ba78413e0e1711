import { describe, expect, it } from 'vitest'
import { halfDays, type FlexSlot } from '#rules/moment/flex-slots.ts'
import { flexDeparture } from '#rules/moment/departure.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { changeSetting } from '#server/settings/site-settings.ts'
import { chance } from '#tests/builders/chance.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const template = await readyOrder(provider, supplier)

const slots: readonly FlexSlot[] = ['2026-11-19', '2026-11-20'].flatMap((day) =>
  halfDays.map((halfDay) => ({ day, halfDay })),
)
const limits = slots.map(({ halfDay }, index) => ({ weekday: index < 2 ? 4 : 5, halfDay, orders: 2, kg: 500 }))
await changeSetting(db, 'capacity', () => limits, { by: 'essai', at: provider.now })

/** What an order is to a half-day, in so many words: nothing of how the server counts. */
interface Place {
  slot: FlexSlot
  readonly kg: number
  readonly intent: { readonly orderId: number; paymentIntentId: string; clientSecret: string }
  state: 'held' | 'paid' | 'gone'
  heldUntil: number
}

/** How many histories are drawn, from which seed on: `HISTORIES=10000 npx vitest run …` draws that many. */
const count = Number(process.env['HISTORIES'] ?? 25)

describe('The places of a half-day', () => {
  it(`are those of a model through ${count} drawn histories of orders, payments, waits, moves and cancellations`, async () => {
    let [accepted, refused] = [0, 0]
    for (let seed = 1; seed <= count; seed++) {
      const verdicts = await history(seed)
      accepted += verdicts.filter((verdict) => verdict === 'accepted').length
      refused += verdicts.length - verdicts.filter((verdict) => verdict === 'accepted').length
    }
    expect(accepted).toBeGreaterThan(count)
    expect(refused).toBeGreaterThan(count)
  }, 3_600_000)
})

async function history(seed: number): Promise<readonly string[]> {
  await db.updateTable('orders').set({ status: 5, expected_at: 0 }).where('status', '<>', 5).execute()
  provider.now = wednesdayMorning
  const { pick, whole } = chance(seed)
  const places: Place[] = []
  const now = () => provider.now.getTime()
  const holds = (place: Place) => place.state === 'paid' || (place.state === 'held' && place.heldUntil > now())
  const hasRoom = (slot: FlexSlot, kg: number, besides?: Place) => {
    const others = places.filter((place) => place !== besides && place.slot === slot && holds(place))
    return others.length < 2 && others.reduce((sum, place) => sum + place.kg, kg) <= 500
  }
  const verdicts: string[] = []
  /** A full half-day refuses, a free one does not; in words, should they differ. */
  const judge = (act: string, status: number, isFree: boolean) => {
    const verdict = { 200: 'accepted', 409: 'refused' }[status] ?? status
    expect(`history ${seed}: ${act} ${verdict}`).toBe(`history ${seed}: ${act} ${isFree ? 'accepted' : 'refused'}`)
    verdicts.push(String(verdict))
    return isFree
  }
  /** Those whose time is over give way to who takes their half-day. */
  const giveWay = (slot: FlexSlot, kg: number, besides?: Place) => {
    const held = places.filter((place) => place.slot === slot && place.state === 'held' && place !== besides)
    const over = held.filter((place) => !holds(place)).toSorted((one, other) => one.heldUntil - other.heldUntil)
    const fits = () => {
      const others = places.filter((place) => place !== besides && place.slot === slot && place.state !== 'gone')
      const kept = others.filter((place) => place.state === 'paid' || place.heldUntil > 0)
      return kept.length < 2 && kept.reduce((sum, place) => sum + place.kg, kg) <= 500
    }
    for (const place of over) {
      if (fits()) return
      place.heldUntil = 0
    }
  }
  const acts = {
    async order() {
      const [slot, kg] = [pick(slots), pick([100, 210, 300])]
      const isFree = hasRoom(slot, kg)
      const order = { ...template, moment: { type: 'flex', slot }, detectedWeight: { kg, band: '151-300' } } as const
      const { status, raw } = await pay(provider, supplier, order)
      if (!judge(`order ${kg} kg`, status, isFree)) return
      giveWay(slot, kg)
      places.push({ slot, kg, intent: raw as Place['intent'], state: 'held', heldUntil: now() + halfAnHour })
    },
    async wait() {
      provider.now = new Date(now() + whole(1, 25) * 60_000)
    },
    async pay() {
      const place = pickOf((each) => each.state === 'held')
      if (place === undefined) return
      const keeps = place.heldUntil > 0
      const isFree = keeps || hasRoom(place.slot, place.kg, place)
      const { status, raw } = await call(provider, 'payOrder', {
        token: supplier.token,
        params: { id: place.intent.orderId },
        body: { amount: template.price.totalTTC } as never,
      })
      if (!judge('pay', status, isFree)) return
      if (!keeps) giveWay(place.slot, place.kg, place)
      Object.assign(place, { intent: raw, heldUntil: now() + halfAnHour })
      if (whole(0, 1) === 0) return
      const { orderId, paymentIntentId } = place.intent
      await typeCard(provider, place.intent, cards.charged)
      const body = { orderId, paymentIntentId }
      expect((await call(provider, 'confirmOrderPayment', { token: supplier.token, body })).status).toBe(200)
      place.state = 'paid'
    },
    async cancel() {
      const place = pickOf((each) => each.state !== 'gone')
      if (place === undefined) return
      const params = { id: place.intent.orderId }
      expect((await call(provider, 'cancelOrder', { token: supplier.token, params, body: {} })).status).toBe(200)
      place.state = 'gone'
    },
    async move() {
      const place = pickOf((each) => each.state !== 'gone')
      if (place === undefined) return
      const slot = pick(slots.filter((each) => each !== place.slot))
      const isFree = hasRoom(slot, place.kg, place)
      const { status } = await call(provider, 'changeMoment', {
        token: supplier.token,
        params: { id: place.intent.orderId },
        body: {
          livraisonType: 'flex',
          dateLivraison: wireFromInstant(flexDeparture(slot)),
          flexHalfDay: slot.halfDay,
        },
      })
      if (!judge('move', status, isFree)) return
      giveWay(slot, place.kg, place)
      Object.assign(place, { slot, heldUntil: now() + halfAnHour })
    },
  }
  const pickOf = (isMeant: (place: Place) => boolean) => {
    const meant = places.filter(isMeant)
    return meant.length === 0 ? undefined : pick(meant)
  }
  for (let left = whole(12, 24); left > 0; left--)
    await acts[pick(['order', 'order', 'order', 'wait', 'wait', 'pay', 'cancel', 'move'] as const)]()
  return verdicts
}

const halfAnHour = 30 * 60_000
