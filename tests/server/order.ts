import { randomUUID } from 'node:crypto'
import type { Order } from '#contract/order.ts'
import { orderOnWire } from '#contract/order-wire.ts'
import { latLngOnWire } from '#contract/wire.ts'
import { priceOf } from '#rules/price.ts'
import { call, type Answer } from './call.ts'
import type { Provider } from './provider.ts'
import { pdf, slipForm } from './slip-files.ts'
import type { Supplier } from './supplier.ts'

/** An order of 151-300 kg for this Wednesday afternoon, from Mougins to Nice: 24 minutes, 39,90 € HT, 47,88 € TTC. */
export function anOrder(provider: Provider, supplier: Supplier, changes: Partial<Order> = {}): Order {
  const order = { ...sample, supplierId: supplier.id, email: supplier.email, ...changes }
  const { band, moment, minutes } = order
  return { ...order, price: changes.price ?? priceOf(provider.world.tariff, { band, type: moment.type, minutes }) }
}

const sample: Omit<Order, 'price'> = {
  supplierId: 0,
  email: '',
  company: 'Martin Matériaux',
  pickup: { label: '12 rue des Lilas, 06250 Mougins', lat: 43.6007, lng: 6.9952 },
  delivery: { label: '3 avenue Jean Médecin, 06000 Nice', lat: 43.7031, lng: 7.2661 },
  band: '151-300',
  moment: { type: 'flex', slot: { day: '2026-11-18', halfDay: 'PM' } },
  recipient: { company: 'Chantier Nord', lastName: 'Petit', firstName: 'Ali', phone: '0611223344' },
  comment: 'Sonner au portail',
  slipPath: '',
  minutes: 24,
  detectedWeight: { kg: 210, band: '151-300' },
}

/** Sends a slip and answers its path. */
export async function uploadSlip(provider: Provider, { token }: Supplier): Promise<string> {
  return (await call(provider, 'uploadSlip', { token, body: slipForm(pdf) })).reply.file_path
}

/** What the form sends by mail for an order that has no price (R10): the order data as text parts, and the slip. */
export function requestForm(order: Order, slip: Uint8Array = pdf, changes: Readonly<Record<string, string | File | null>> = {}): FormData {
  const { bordereauFileName, estimatedTime, tarifBase, poidsSupplement, tempsSupplement, totalHT, totalTTC, ...request } = orderOnWire(order)
  const form = slipForm(slip)
  for (const [name, value] of Object.entries<unknown>({ ...request, ...changes })) {
    if (value === null || value === undefined) form.delete(name)
    else form.set(name, value instanceof File ? value : String(value))
  }
  return form
}

/** Asks the road time, as the form does before the price. */
export async function askDuration(provider: Provider, { token }: Supplier, { pickup, delivery }: Order): Promise<void> {
  const body = { origin: latLngOnWire(pickup), destination: latLngOnWire(delivery), departure_time: Math.floor(provider.now.getTime() / 1000) }
  await call(provider, 'calculateDuration', { token, body })
}

/** Posts an order for payment, as the payment page does. */
export function pay(provider: Provider, { token }: Supplier, order: Order, submission: string = randomUUID()): Promise<Answer<'createPaymentIntent'>> {
  return call(provider, 'createPaymentIntent', {
    token,
    headers: { 'Idempotency-Key': submission },
    body: { amount: order.price.totalTTC, orderData: orderOnWire(order) },
  })
}

/** An order ready to be paid: its road time was told and its slip is there. */
export async function readyOrder(provider: Provider, supplier: Supplier, changes: Partial<Order> = {}): Promise<Order> {
  const order = anOrder(provider, supplier, { slipPath: await uploadSlip(provider, supplier), ...changes })
  await askDuration(provider, supplier, order)
  return order
}
