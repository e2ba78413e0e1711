import { afterEach, describe, expect, it } from 'vitest'
import { presentTestCard } from '#adapters/payments/test-card.ts'
import { findPayment } from '#app/payment/find-payment.ts'
import { createPaymentSession, type PaymentSession } from '#app/payment/payment-session.ts'
import { failureHandover } from '#contract/handover.ts'
import { keptPayments } from '#tests/builders/kept-payments.ts'
import { camille, pretendWorld } from '#tests/builders/pretend-world.ts'
import * as v from 'valibot'
import { faults, oneTill, type Fault } from './one-till.ts'
import { handover, typedCard } from './paying.ts'

const cards = { good: '4242424242424242', asksHolder: '4000002760003184', declined: '4000000000000002' } as const
const kept = keptPayments()
afterEach(() => kept.forget(camille.id, handover.submissionId))

/** A supplier who pays with that card and, whatever happens, comes back until the order is paid: to a page that was left, from a new tab that remembers nothing, or by a retry. */
async function payTillPaid(card: string, hit: { request: number; fault: Fault } | null) {
  const till = oneTill(hit)
  const ends: string[] = []
  let remembered: unknown = handover
  for (let turn = 0; turn < 8; turn++) {
    const visit = await comeBack(till, remembered, (path, state) => {
      ends.push(path)
      remembered = v.is(failureHandover, state) ? state.payment : handover
    })
    // A page that dies leaves nothing but what the device keeps; its draft leads back to /payment.
    await Promise.race([till.page(), act(visit, till, turn === 0 ? card : cards.good)])
    if (ends.at(-1) === '/payment-success') break
  }
  return { ends, charges: till.charges(), orders: till.intents.size, requests: till.requests(), unpaid: [...till.intents.values()].filter(({ isPaid }) => !isPaid).length, kept: await kept.read(camille.id) }
}

async function comeBack({ call }: ReturnType<typeof oneTill>, handedOver: unknown, leave: (path: string, state?: unknown) => void): Promise<PaymentSession> {
  const payment = findPayment({ supplierId: camille.id, handedOver, kept: await kept.read(camille.id), returnedIntent: null })
  if (payment === null || payment === 'elsewhere') throw new Error('nothing to pay')
  const world = pretendWorld(fetch)
  world.session.open('jeton', camille)
  return createPaymentSession({ ...world, call, keptPayments: kept, onBfcacheRestore: () => () => {} }, payment, { leave, remember: () => {} })
}

async function act(visit: PaymentSession, { call }: ReturnType<typeof oneTill>, number: string): Promise<void> {
  if (visit.state.step === 'unknown') await visit.check()
  if (visit.state.step === 'unknown') await visit.resume()
  if (visit.state.step !== 'card') return
  const paid = visit.pay(presentTestCard(call, { ...typedCard, number }))
  const approve = async () => {
    while (visit.state.step === 'card' || visit.state.step === 'paying') await new Promise(setImmediate)
    if (visit.state.step === 'authenticating') visit.answer(true)
  }
  await Promise.race([paid, approve()])
  await paid
}

describe.each(Object.entries(cards))('A payment by a card that is %s', (_, card) => {
  it('is charged once when nothing goes wrong', async () => {
    expect(await payTillPaid(card, null)).toMatchObject({ charges: 1, orders: 1, kept: [] })
  })

  it.each(faults.flatMap((fault) => [0, 1, 2, 3].map((request) => [fault, request] as const)))('is charged once, for one order, and nothing is kept of it after: %s, at request %i', async (fault, request) => {
    const { ends, ...known } = await payTillPaid(card, { request, fault })
    expect(ends.at(-1)).toBe('/payment-success')
    expect(known).toMatchObject({ charges: 1, orders: 1, kept: [] })
  })
})
