import { afterEach, describe, expect, it } from 'vitest'
import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import { readKeptPayment, type FoundPayment } from '#adapters/payments/read-payment.ts'
import { presentTestCard } from '#adapters/payments/test-card.ts'
import { findPayment } from '#app/payment/find-payment.ts'
import { createPaymentStore } from '#app/payment/payment-store.ts'
import type { PaymentStep } from '#app/payment/machine/payment-state.ts'
import { failureHandover } from '#contract/handover/handover.ts'
import { keptPayments } from '#tests/builders/kept-payments.ts'
import { camille, pretendWorld } from '#tests/builders/pretend-world.ts'
import * as v from 'valibot'
import { barePayment, type BareDevice } from './bare-payment.ts'
import { faults, oneTill, type Fault } from './one-till.ts'
import { handover, typedCard } from './paying.ts'

const cards = { good: '4242424242424242', asksHolder: '4000002760003184', declined: '4000000000000002' } as const
const kept = keptPayments()
afterEach(() => kept.forget(camille.id, handover.submissionId))

type Till = ReturnType<typeof oneTill>
type Leave = (path: string, state?: unknown) => void

/** What a page does with a payment. */
interface Visit {
  step(): PaymentStep
  pay(card: PresentedCard): Promise<void>
  answer(approved: boolean): void
  check(): Promise<void>
  resume(): Promise<void>
}

/** A device whose pages pay. */
interface Device {
  read(): Promise<readonly FoundPayment[]>
  visit(till: Till, payment: FoundPayment, leave: Leave): Visit
}

const ofSession = (): Device => ({
  read: () => kept.read(camille.id),
  visit({ call }, payment, leave) {
    const world = pretendWorld(fetch)
    world.session.open('jeton', camille)
    const store = createPaymentStore(
      { ...world, call, keptPayments: kept, onBfcacheRestore: () => () => {} },
      payment,
      { leave, remember: () => {} },
    )
    return { ...store, step: () => store.state.step }
  },
})

const ofMachine = (): Device => {
  const device: BareDevice = { kept: null }
  return {
    read: async () => [readKeptPayment(device.kept)].filter((payment) => payment !== null),
    visit: ({ call }, payment, leave) => barePayment(call, payment, device, leave),
  }
}

/**
 * A supplier who pays with that card and, whatever happens, comes back until the order is paid: to a page that was
 * left, from a new tab that remembers nothing, or by a retry.
 */
async function payTillPaid({ read, visit }: Device, card: string, hit: { request: number; fault: Fault } | null) {
  const till = oneTill(hit)
  const ends: string[] = []
  let remembered: unknown = handover
  for (let turn = 0; turn < 8; turn++) {
    const payment = findPayment({
      supplierId: camille.id,
      handedOver: remembered,
      kept: await read(),
      returnedIntent: null,
    })
    if (payment === null || payment === 'elsewhere') throw new Error('nothing to pay')
    const page = visit(till, payment, (path, state) => {
      ends.push(path)
      remembered = v.is(failureHandover, state) ? state.payment : handover
    })
    // A page that dies leaves nothing but what the device keeps; its draft leads back to /payment.
    await Promise.race([till.page(), act(page, till, turn === 0 ? card : cards.good)])
    if (ends.at(-1) === '/payment-success') break
  }
  return {
    ends,
    charges: till.charges(),
    orders: till.intents.size,
    requests: till.requests(),
    unpaid: [...till.intents.values()].filter(({ isPaid }) => !isPaid).length,
    kept: await read(),
  }
}

async function act(visit: Visit, { call }: Till, number: string): Promise<void> {
  if (visit.step() === 'unknown') await visit.check()
  if (visit.step() === 'unknown') await visit.resume()
  if (visit.step() !== 'card') return
  const paid = visit.pay(presentTestCard(call, { ...typedCard, number }))
  const approve = async () => {
    while (visit.step() === 'card' || visit.step() === 'paying') await new Promise(setImmediate)
    if (visit.step() === 'authenticating') visit.answer(true)
  }
  await Promise.race([paid, approve()])
  await paid
}

const stories = Object.entries(cards).flatMap(([kind, card]) => [
  [`by a card that is ${kind}`, card, ofSession] as const,
  [`by a card that is ${kind}, as the machine alone has it`, card, ofMachine] as const,
])

describe.each(stories)('A payment %s', (_, card, device) => {
  it('is charged once when nothing goes wrong', async () => {
    expect(await payTillPaid(device(), card, null)).toMatchObject({ charges: 1, orders: 1, kept: [] })
  })

  it.each(faults.flatMap((fault) => [0, 1, 2, 3].map((request) => [fault, request] as const)))(
    'is charged once, for one order, and nothing is kept of it after: %s, at request %i',
    async (fault, request) => {
      const { ends, ...known } = await payTillPaid(device(), card, { request, fault })
      expect(ends.at(-1)).toBe('/payment-success')
      expect(known).toMatchObject({ charges: 1, orders: 1, kept: [] })
    },
  )
})
