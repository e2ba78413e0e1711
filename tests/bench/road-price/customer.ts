import type { Stop } from '#contract/order.ts'
import { noTexts } from '#contract/order-texts.ts'
import { orderOnWire } from '#contract/order-wire.ts'
import type { Place } from '#contract/places.ts'
import { signaturesOnWire } from '#contract/stop-signatures.ts'
import { latLngOnWire } from '#contract/wire.ts'
import { addDays, parisDay, sunday, weekday } from '#rules/paris-time.ts'
import type { Cents } from '#rules/money.ts'
import { priceOf } from '#rules/price.ts'
import { readTariff } from '#server/tariff.ts'
import { pdf, slipForm } from '#tests/server/fixtures/slip-files.ts'

/** A supplier at a running server, who comes from a network of his own. */
export interface Customer {
  readonly id: number
  /** The place that a written address is taken for, with its signature. */
  finds(text: string): Promise<Stop | null>
  /** The road time that he is told between two points, with or without what they are of. */
  asks(ends: readonly [Stop, Stop], how: 'points' | 'addresses'): Promise<number | null>
  /** Posts an order of that many minutes; the total when it is taken, cents. */
  pays(ends: readonly [Stop, Stop], minutes: number): Promise<Cents | null>
}

const tariff = readTariff('src/server/tariff.json')

/** The price of the lightest flex order of so many minutes. */
export function priceFor(minutes: number) {
  return priceOf(tariff, { band: '-150', type: 'flex', minutes })
}

/** The n-th supplier registers, signs in and sends a slip. */
export async function newCustomer(url: string, n: number): Promise<Customer> {
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  const email = `client-${n}@exemple.fr`
  let token = ''
  const post = async (path: string, body: object): Promise<{ readonly status: number; readonly data: Record<string, unknown> }> => {
    const isForm = body instanceof FormData
    const headers = { 'X-Forwarded-For': from, ...(!isForm && { 'Content-Type': 'application/json' }), ...(token !== '' && { Authorization: `Bearer ${token}` }) }
    const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) })
    return { status: response.status, data: (await response.json()) as Record<string, unknown> }
  }
  await post('/register', { email, password: 'Parpaing-42', prenom: 'Élise', nom: 'Martin', telephone: '0612345678', adresse: '06250 Mougins' })
  const { data: login } = (await post('/login', { email, password: 'Parpaing-42' })).data as { data: { token: string; user: { id: number } } }
  token = login.token
  const { data: slip } = await post('/fo/upload-bordereau', slipForm(pdf))
  const moment = { type: 'flex', slot: { day: workday(), halfDay: 'AM' } } as const
  const recipient = { company: '', lastName: 'Petit', firstName: 'Ali', phone: '0611223344' }
  return {
    id: login.user.id,
    async finds(text) {
      const response = await fetch(`${url}/api/places/resolve?${new URLSearchParams({ q: text })}`, { headers: { 'X-Forwarded-For': from } })
      const { data: place } = (await response.json()) as { data: Place | null }
      return place && { label: place.label, lat: place.lat, lng: place.lng, ...(place.signature !== undefined && { signature: place.signature }) }
    },
    async asks([pickup, delivery], how) {
      const names = how === 'addresses' ? { adressPickUp: pickup.label, adresseLivraison: delivery.label, ...signaturesOnWire({ pickup, delivery }) } : {}
      const body = { origin: latLngOnWire(pickup), destination: latLngOnWire(delivery), departure_time: Math.ceil(Date.now() / 1000), ...names }
      const { data } = await post('/calculate-duration', body)
      return data['duration_in_minutes'] as number | null
    },
    async pays([pickup, delivery], minutes) {
      const price = priceFor(minutes)
      const order = { ...noTexts, supplierId: login.user.id, email, pickup, delivery, band: '-150', moment, recipient, slipPath: String(slip['file_path']), minutes, price, detectedWeight: null } as const
      const { status } = await post('/fo/create-payment-intent', { amount: price.totalTTC, orderData: orderOnWire(order) })
      return status === 200 ? price.totalTTC : null
    },
  }
}

/** A week from now, or the day after. */
function workday(): string {
  const day = addDays(parisDay(new Date()), 7)
  return weekday(day) === sunday ? addDays(day, 1) : day
}
