import { randomUUID } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import { api } from '#contract/api.ts'
import { noTexts } from '#contract/order/order-texts.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { priceOf } from '#rules/price/price.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { holidaysOnly } from '#rules/moment/closings.ts'
import { defaultFlexSlot } from '#rules/moment/flex-slots.ts'
import { readTariff } from '#server/config/tariff.ts'
import type { Books } from './books.ts'
import type { Line } from './line.ts'

const tariff = readTariff('src/server/config/tariff.json')
const password = 'Parpaing-42'
const ends = {
  pickup: { label: '12 rue des Lilas, 06250 Mougins', lat: 43.6007, lng: 6.9952 },
  delivery: { label: '3 avenue Jean Médecin, 06000 Nice', lat: 43.7031, lng: 7.2661 },
}

/**
 * A supplier of a round: signs in, then orders and pays until the round is over. Of three who paid one closes the page
 * before it could tell. `cancels`: they order for another day, and one of the three changes his mind.
 */
export async function orderAndPay(line: Line, books: Books, { cancels = false } = {}): Promise<void> {
  const email = `${randomUUID()}@exemple.fr`
  const session = await signIn(line, email, books)
  if (session === null) return
  const auth = { Authorization: `Bearer ${session.token}` }
  const minutes = await line.post<{ duration_in_minutes: number }>(
    api.calculateDuration.path,
    { origin: at(ends.pickup), destination: at(ends.delivery), departure_time: Math.ceil(Date.now() / 1000) },
    auth,
  )
  if (minutes === null) return
  for (let order = 0; order < ordersEach && !line.isOver(); order++)
    await orderOnce(
      line,
      {
        ...session,
        email,
        minutes: minutes.duration_in_minutes,
        auth,
        tells: order % 3 !== 2,
        isLater: cancels,
        cancels: cancels && order % 3 === 1,
      },
      books,
    )
}

/** Below every limit of one supplier. */
const ordersEach = 12

async function signIn(line: Line, email: string, books: Books): Promise<{ id: number; token: string } | null> {
  const person = {
    prenom: 'Élise',
    nom: 'Martin',
    telephone: '0612345678',
    adresse: ends.pickup.label,
    societe: 'Martin Matériaux',
    tva: '',
    siret: '',
  }
  // Registered already, when the reply to the first try was lost.
  const registered = await line
    .post<object>(api.register.path, { email, password, ...person })
    .catch((error: Error) => (error.message.includes(' 409 ') ? {} : Promise.reject(error)))
  if (registered === null) return null
  books.accounts.push(email)
  const session = await line.post<{ data: { token: string; user: { id: number } } }>(api.login.path, {
    email,
    password,
    remember: true,
  })
  return session && { token: session.data.token, id: session.data.user.id }
}

interface Ordering {
  readonly id: number
  readonly email: string
  readonly minutes: number
  readonly auth: Readonly<Record<string, string>>
  readonly tells: boolean
  readonly isLater: boolean
  readonly cancels: boolean
}

async function orderOnce(line: Line, ordering: Ordering, books: Books): Promise<void> {
  const { id, email, minutes, auth, tells, isLater, cancels } = ordering
  const form = new FormData()
  form.append(
    'bordereau',
    new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'bordereau.pdf', {
      type: 'application/pdf',
    }),
  )
  const slip = await line.post<{ file_path: string }>(api.uploadSlip.path, form, auth)
  if (slip === null) return
  books.slips.push(slip.file_path)
  const moment: Moment = isLater
    ? { type: 'flex', slot: defaultFlexSlot(addDays(new Date(), 2), holidaysOnly) }
    : { type: 'urgent' }
  const price = priceOf(tariff, { band: '151-300', type: moment.type, minutes })
  const recipient = { company: 'Chantier Nord', lastName: 'Petit', firstName: 'Ali', phone: '0611223344' }
  const order = {
    ...noTexts,
    supplierId: id,
    email,
    company: 'Martin Matériaux',
    ...ends,
    band: '151-300',
    moment,
    recipient,
    comment: '',
    slipPath: slip.file_path,
    minutes,
    price,
    detectedWeight: null,
  } as const
  const submission = { 'Idempotency-Key': randomUUID() }
  const intent = await line.post<{ orderId: number; paymentIntentId: string; clientSecret: string }>(
    api.createPaymentIntent.path,
    { amount: price.totalTTC, orderData: orderOnWire(order) },
    { ...auth, ...submission },
  )
  if (intent === null) return
  books.orders.push(intent.orderId)
  const charged = await line.post<{ status: string }>(
    api.confirmEmbeddedCard.path.replace(':id', intent.paymentIntentId),
    { client_secret: intent.clientSecret, card, billing_details: billing },
    auth,
  )
  if (charged === null) return
  books.charged.push(intent.paymentIntentId)
  if (!tells) return
  const told = await line.post<object>(
    api.confirmOrderPayment.path,
    { orderId: intent.orderId, paymentIntentId: intent.paymentIntentId },
    auth,
  )
  if (told === null) return
  books.paid.push(intent.orderId)
  if (!cancels) return
  // The first reply may have been lost.
  const gone = await line
    .post<object>(api.cancelOrder.path.replace(':id', String(intent.orderId)), {}, auth)
    .catch((error: Error) => (error.message.includes('déjà annulée') ? {} : Promise.reject(error)))
  if (gone !== null) books.cancelled.push(intent.orderId)
}

const card = { number: '4242424242424242', exp_month: 10, exp_year: 2030, cvc: '123' }
const billing = {
  name: 'Ali Petit',
  email: 'ali@exemple.fr',
  phone: '0611223344',
  address: { line1: '3 avenue Jean Médecin', postal_code: '06000', country: 'FR' },
}

function at({ lat, lng }: { lat: number; lng: number }): string {
  return `${lat},${lng}`
}
