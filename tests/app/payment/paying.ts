import { createCaller } from '#adapters/net/caller.ts'
import { presentTestCard } from '#adapters/payments/test-card.ts'
import { readPayment, type Payment } from '#adapters/payments/read-payment.ts'
import type { SuccessHandover } from '#contract/handover/handover.ts'
import type { Order } from '#contract/order/order.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { storedOrderOf, type StoredOrder } from '#contract/order/stored-order.ts'
import type { Asked, GivenAnswer } from '#tests/builders/given-caller.ts'
import { anOrder, moments } from '#tests/builders/order.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'

export const submissionId = '3f2b8a0e-6c1d-4f7e-9a55-0d2c4b6e8f10'
export const handover = { orderData: orderOnWire(anOrder()), totalTTC: 47.88, submissionId }
export const typedCard = { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' }

/** A payment of 47,88 €, as /payment finds it. */
export function aPayment(changes: Partial<Order> = {}): Payment {
  return readPayment({ ...handover, orderData: orderOnWire(anOrder(changes)) }) as Payment
}

export const stored = storedOrderOf(aPastOrder({ id: 42, paid: 0, moment: moments.flex })) as StoredOrder

/** The payment of an order of the history: n° 42, 47,88 €. */
export function aStoredPayment(sent?: SuccessHandover): Payment {
  return readPayment({ stored, supplierId: 7, ...(sent && { sent }) }) as Payment
}

/** The network is cut. */
export const cut = new TypeError('Failed to fetch')

const outcome = (status: string, message?: string) =>
  Response.json({
    paymentIntent: { id: 'pi_1', status, amount: 4788 },
    error: message === undefined ? null : { code: 'code', message },
  })

/** What the card desk can answer. */
export const desk = {
  charged: outcome('succeeded'),
  declined: outcome('requires_payment_method', 'Ta carte a été refusée.'),
  asksHolder: outcome('requires_action'),
  holderRefused: outcome('requires_payment_method', "L'authentification de ta carte a échoué."),
}

const everythingWell = {
  intent: [Response.json({ clientSecret: 'secret', orderId: 42, paymentIntentId: 'pi_1' })],
  card: [desk.charged],
  holder: [desk.charged],
  confirm: [Response.json({ success: true })],
}
type Stage = keyof typeof everythingWell

/** A provider where all goes well but what is told: answers by stage, one a request, the last one for good. */
export function paying(told: Partial<Record<Stage, readonly (GivenAnswer | Promise<Response>)[]>> = {}) {
  const answers: Record<Stage, readonly (GivenAnswer | Promise<Response>)[]> = { ...everythingWell, ...told }
  const asked: Record<Stage, Asked[]> = { intent: [], card: [], holder: [], confirm: [] }
  const call = createCaller({
    fetch: async (input, init) => {
      const stage = stageOf(String(input))
      const answer = answers[stage][Math.min(asked[stage].length, answers[stage].length - 1)]
      asked[stage].push({
        url: String(input),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: init?.body,
      })
      if (answer instanceof Error || answer === undefined) throw answer
      return (await answer).clone()
    },
    origin: '',
    token: () => 'jeton',
    sleep: async () => {},
    onSignedOut: () => {},
    onWaiting: () => {},
  })
  return {
    call,
    card: presentTestCard(call, typedCard),
    asked,
    counts: () => Object.fromEntries(Object.entries(asked).map(([stage, all]) => [stage, all.length])),
  }
}

function stageOf(url: string): Stage {
  if (url.endsWith('/create-payment-intent') || url.endsWith('/payer')) return 'intent'
  if (url.endsWith('/confirm-order-payment')) return 'confirm'
  return url.endsWith('/authenticate') ? 'holder' : 'card'
}
