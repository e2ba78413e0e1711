import { createElement } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import { BackToOrder } from '#app/payment/back-to-order.tsx'
import type { PaymentStore } from '#app/payment/payment-store.ts'
import { priceOnWire } from '#contract/order/price.ts'
import { refusal } from '#tests/builders/given-caller.ts'
import { camille, friday10h, said } from '#tests/builders/pretend-world.ts'
import { drawn } from './drawn.tsx'
import { aPayment, cut, handover, paying } from './paying.ts'
import { forgetAll, kept, receipt, refused, sentBefore, stages, until, visiting, waits } from './visiting.ts'

beforeEach(forgetAll)

const paid = Response.json({ success: true })
const known = async () => (await kept.read(camille.id)).map((payment) => payment.handover.sent)
const wayBack = (store: PaymentStore) => drawn(createElement(BackToOrder, { payment: sentBefore, store }))

/** The holder has left the bank's page open and come back to the card. */
async function goneOn(told: Parameters<typeof paying>[0] = {}) {
  await kept.keep(camille.id, { handover: sentBefore.handover, at: friday10h })
  const visited = visiting({ ...told, confirm: [waits, ...(told.confirm ?? [paid])] }, sentBefore)
  await visited.visit.check()
  await visited.visit.resume()
  return visited
}

describe('A payment that is gone on with', () => {
  it('still knows of the card that was sent, on the device and in the tab', async () => {
    const { visit, remembered, card } = await goneOn({ intent: [new Promise(() => {})] })
    expect([visit.state.step, await known()]).toEqual(['card', [receipt]])
    void visit.pay(card)
    await until(async () => remembered.length > 0)
    expect([remembered, await known()]).toEqual([[{ ...handover, sent: receipt }], [receipt]])
  })

  it('leads nobody back to the order form, where a payment that begins does', async () => {
    const { visit } = await goneOn()
    expect([wayBack(visit), wayBack(visiting().visit)]).toEqual([
      expect.not.stringContaining('Modifier'),
      expect.stringContaining('Modifier la commande'),
    ])
  })

  const unsent: PresentedCard = {
    check: async () => null,
    confirm: async () => ({ status: 'unsent', message: 'Une erreur est survenue' }),
  }
  const price = priceOnWire({ base: 1990, weight: 0, time: 0, delivery: 0, totalHT: 3717, totalTTC: 4460 })
  it.each([
    ['the network is cut', { intent: [cut] }, undefined],
    ['the server refuses', { intent: [refusal(422, { message: 'Ce créneau est passé.' })] }, undefined],
    ['the server has another price', { intent: [refusal(409, { data: price })] }, undefined],
    ['Stripe’s script refuses what its page asks', {}, unsent],
  ])('is as unknown as before when %s before the next card', async (_, told, card) => {
    const { visit, left, ...world } = await goneOn(told)
    await visit.pay(card ?? world.card)
    expect([visit.state.step, visit.state.isSent, left, await known(), world.remembered.at(-1)]).toEqual([
      'unknown',
      true,
      [],
      [receipt],
      { ...handover, sent: receipt },
    ])
  })

  it('says why the next card was not sent, and is a success once the first one is charged', async () => {
    const { world, visit, card, left } = await goneOn({ intent: [refusal(422, { message: 'Ce créneau est passé.' })] })
    await visit.pay(card)
    expect(said(world)).toEqual(['Ce créneau est passé.'])
    await visit.check()
    expect([left, await stages()]).toEqual([['/payment-success'], []])
  })

  it('is the next card’s once that is sent, and takes no refusal for the answer', async () => {
    const { visit, card, left } = await goneOn({ card: [cut], confirm: [refused] })
    await visit.pay(card)
    expect([visit.state, left, await known()]).toMatchObject([
      { step: 'unknown', isOpen: true },
      [],
      [{ ...receipt, refusedBefore: true }],
    ])
  })

  it('is gone on with though a check that was pressed is still unanswered', async () => {
    const { visit, asked } = visiting({ confirm: [waits, new Promise(() => {})] }, sentBefore)
    await visit.check()
    void visit.check('press')
    await until(async () => asked.confirm.length === 2)
    expect([visit.state.step, visit.state.isOpen]).toEqual(['checking', true])
    await visit.resume()
    expect(visit.state.step).toBe('card')
  })

  it('is checked anew though an older question is still unanswered', async () => {
    const { visit, card, left, asked } = visiting(
      { card: [cut], confirm: [waits, new Promise(() => {}), cut, paid] },
      sentBefore,
    )
    await visit.check()
    const stop = visit.keepChecking()
    await until(async () => asked.confirm.length === 2)
    stop()
    await visit.resume()
    await visit.pay(card)
    expect(visit.state.step).toBe('unknown')
    void visit.check()
    await until(async () => left.length > 0)
    expect(left).toEqual(['/payment-success'])
  })
})

describe('A first card that is not sent', () => {
  it('has failed, and nothing is kept of it', async () => {
    const { visit, card, left, handedOver } = visiting({}, aPayment())
    await visit.pay({
      ...card,
      confirm: async () => ({ status: 'unsent', message: 'Votre numéro de carte est incomplet.' }),
    })
    expect([left, handedOver, await stages()]).toMatchObject([
      ['/payment-failed'],
      [{ orderId: 42, payment: handover }],
      [],
    ])
  })
})
