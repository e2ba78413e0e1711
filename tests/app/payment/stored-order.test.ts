import { createElement } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPayment, type Payment } from '#adapters/payments/read-payment.ts'
import { BackToOrder } from '#app/payment/back-to-order.tsx'
import { billingDetails } from '#app/payment/card/billing-details.ts'
import { findPayment } from '#app/payment/find-payment.ts'
import { findStoredOrder } from '#app/payment/find-stored-order.ts'
import { OrderTicket } from '#app/payment/order-ticket.tsx'
import type { PastOrder } from '#contract/order/past-order.ts'
import { linksOf, textOf } from '#tests/builders/drawn-screen.tsx'
import { refusal } from '#tests/builders/given-caller.ts'
import { moments } from '#tests/builders/order.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { camille, friday10h, said } from '#tests/builders/pretend-world.ts'
import { drawn } from './drawn.tsx'
import { aPayment, aStoredPayment, cut, desk, paying, stored } from './paying.ts'
import { forgetAll, kept, receipt, visiting, waits } from './visiting.ts'

beforeEach(async () => {
  await forgetAll()
  await kept.forget(camille.id, 'order-42')
})

const again = { repeated: { deliveryAddress: stored.order.delivery.label, repeat: stored.order } }
const keptNow = () => kept.read(camille.id)

describe('An order of the history that is to be paid', () => {
  const unpaid = aPastOrder({ id: 42, paid: 0, moment: moments.flex })
  const finding = (...lists: (readonly PastOrder[])[]) => {
    let turn = 0
    const next = async () => lists[Math.min(turn++, lists.length - 1)] ?? []
    return findStoredOrder(
      {
        now: () => friday10h,
        orders: {
          read: async () => ({ orders: await next(), older: null }),
          find: async (id) => (await next()).find((order) => order.id === id) ?? null,
        },
      },
      42,
      7,
    )
  }

  it('is its payment, as the list that is kept has it', async () => {
    expect(await finding([unpaid], [])).toEqual({
      handover: { stored, supplierId: 7 },
      supplierId: 7,
      order: expect.objectContaining({ price: { totalHT: 3990 } }),
      amount: 4788,
      begunAt: null,
    })
  })

  it('is asked for itself before anything is refused: its price may be newer than the list, or the order older', async () => {
    expect(
      await finding([{ ...unpaid, status: 0, paid: null, totalHT: null, totalTTC: null }], [unpaid]),
    ).toMatchObject({ amount: 4788 })
    expect(await finding([], [unpaid])).toMatchObject({ amount: 4788 })
  })

  it.each([
    [{ paid: 1 }, 'Cette commande est déjà payée.'],
    [{ status: 6 }, 'Cette commande est annulée.'],
    [{ status: 6, paid: 1 }, 'Cette commande est annulée.'],
    [{ status: 0, paid: null, totalHT: null, totalTTC: null }, 'Cette commande n’a pas encore de prix.'],
    [
      { moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } } },
      'Pas payée à temps : choisis un nouveau créneau, puis paie.',
    ],
    [{ id: 43 }, null],
  ] as const)('is none when it is %j', async (changes, why) => {
    expect(await finding([{ ...unpaid, ...changes }])).toEqual({ why })
  })

  it('is paid though the team has begun to prepare it', async () => {
    expect(await finding([{ ...unpaid, status: 3 }])).toMatchObject({ amount: 4788 })
  })
})

describe('The payment of an order of the history', () => {
  it.each(['flex', 'planifiee', 'urgent'] as const)('survives a reload of the page, which copies it: %s', (type) => {
    const handover = { stored: { ...stored, moment: moments[type] }, supplierId: 7 }
    expect(readPayment(structuredClone(handover))).toMatchObject({ handover, order: { moment: moments[type] } })
  })

  it('shows where from and to, weight, moment, customer and both totals; the processor is told who pays', () => {
    const { order, amount } = aStoredPayment()
    const text = textOf(drawn(createElement(OrderTicket, { order, amount, now: friday10h, orderId: 42 })))
    for (const words of [
      'n° 42',
      '12 rue des Oliviers',
      '3 chemin des Pins',
      '151-300 kg',
      'Flex · lundi 23 novembre, matin',
      'Camille Martin',
      '39,90 € HT',
      '47,88 €',
    ])
      expect(text).toContain(words)
    expect(billingDetails(order)).toEqual(billingDetails(aPayment().order))
  })

  it('leads back to the order, which cannot be changed', () => {
    const { visit } = visiting({}, aStoredPayment())
    expect(linksOf(drawn(createElement(BackToOrder, { payment: aStoredPayment(), store: visit })))).toEqual({
      'Voir la commande': '/historique/42',
    })
  })

  it('asks for the payment of that order, and says what the page shows', async () => {
    const { visit, asked, left, handedOver, card } = visiting({}, aStoredPayment())
    await visit.pay(card)
    expect([asked.intent[0]?.url, JSON.parse(String(asked.intent[0]?.body))]).toEqual([
      '/api/fo/commande/42/payer',
      { amount: 4788 },
    ])
    expect([left, handedOver]).toEqual([
      ['/payment-success'],
      [{ ...receipt, at: friday10h, paid: { stored, supplierId: 7 } }],
    ])
    expect(await keptNow()).toEqual([])
  })

  it('leaves the draft of the form alone: it is another order', async () => {
    const { visit, world, card } = visiting({}, aStoredPayment())
    await world.drafts.writeText(camille.id, { clientName: 'Martin' }, world.now())
    await visit.pay(card)
    expect(await world.drafts.readText(camille.id)).not.toBeNull()
  })

  it('that is refused by the bank is tried again with the same order; changing it fills the form with it', async () => {
    const { visit, left, handedOver, card } = visiting({ card: [desk.declined] }, aStoredPayment())
    await visit.pay(card)
    expect([left, handedOver]).toEqual([
      ['/payment-failed'],
      [{ error: 'Ta carte a été refusée.', orderId: 42, payment: { stored, supplierId: 7 }, isOfCard: true, again }],
    ])
  })

  it('that no card pays as it stands is not tried again: its detail says what does', async () => {
    const sentence = 'Cette commande n’a pas été payée à temps : choisis un nouveau créneau, puis paie.'
    const { visit, left, handedOver, card, counts } = visiting(
      { intent: [refusal(409, { message: sentence, code: 'not_payable' })] },
      aStoredPayment(),
    )
    await visit.pay(card)
    expect([left, handedOver, counts()['card']]).toEqual([
      ['/payment-failed'],
      [{ error: sentence, orderId: null, payment: null, stored: 42 }],
      0,
    ])
    expect(await keptNow()).toEqual([])
  })

  it('that was made elsewhere is a success, not a second payment', async () => {
    const { visit, left, counts, card } = visiting(
      { intent: [refusal(409, { message: 'Cette commande est déjà payée.', orderId: 42 })] },
      aStoredPayment(),
    )
    await visit.pay(card)
    expect([left, counts()['card']]).toEqual([['/payment-success'], 0])
  })

  it('that charged another amount is not paid again', async () => {
    const { visit, left, handedOver, card } = visiting(
      {
        intent: [
          refusal(402, {
            message: 'Autre montant.',
            code: 'other_amount',
            orderId: 42,
            processor_status: 'succeeded',
            last_error: null,
          }),
        ],
      },
      aStoredPayment(),
    )
    await visit.pay(card)
    expect([left, handedOver]).toEqual([
      ['/payment-failed'],
      [{ error: 'Autre montant.', orderId: 42, payment: null, isCharged: true }],
    ])
  })

  it('whose card nobody answered for is on the device and in the tab, is checked, and gone on with', async () => {
    const { visit, remembered, card } = visiting({ card: [cut], confirm: [waits] }, aStoredPayment())
    await visit.pay(card)
    expect([visit.state.step, visit.state.isOpen, remembered.at(-1)]).toEqual([
      'unknown',
      true,
      { stored, supplierId: 7, sent: receipt },
    ])
    const [found, ...others] = await keptNow()
    expect(others).toEqual([])
    expect(found).toMatchObject({ handover: { stored, sent: receipt }, order: { band: '151-300' } })
    const next = visiting({ confirm: [waits, Response.json({ success: true })] }, found as Payment)
    await next.visit.check()
    await next.visit.resume()
    await next.visit.pay(next.card)
    expect([next.left, await keptNow()]).toEqual([['/payment-success'], []])
  })

  it('keeps one place on the device, however often it is begun', async () => {
    for (const at of [1, 2])
      await kept.keep(camille.id, {
        handover: aStoredPayment().handover,
        at: new Date(Date.parse('2026-11-20T08:00:00Z') + at),
      })
    await kept.keep(camille.id, { handover: aStoredPayment(receipt).handover, at: new Date('2026-11-20T08:30:00Z') })
    expect(await keptNow()).toMatchObject([{ handover: { stored, sent: receipt } }])
  })

  it('is nobody else’s', () => {
    const handedOver = { stored, supplierId: 7 }
    const found = (supplierId: number) => findPayment({ supplierId, handedOver, kept: [], returnedIntent: null })
    expect([found(7), found(8)]).toMatchObject([{ amount: 4788 }, null])
  })
})

describe('A payment of the history whose order is not on the device any more', () => {
  it('is checked by its numbers alone, and keeps its name', async () => {
    await kept.keep(camille.id, { handover: aStoredPayment(receipt).handover, at: new Date('2026-11-20T08:30:00Z') })
    const { visit, left } = visiting(
      { confirm: [Response.json({ success: true })] },
      {
        handover: { submissionId: '', sent: receipt },
        order: null,
        amount: 4788,
        begunAt: new Date('2026-11-20T08:30:00Z'),
      },
    )
    await visit.check()
    expect([left, await keptNow()]).toEqual([['/payment-success'], []])
  })

  it('says what became of it', async () => {
    const { visit, world } = visiting({ confirm: [cut] }, aStoredPayment(receipt))
    await visit.check('press')
    expect(said(world)).toEqual(['Toujours pas de réponse. Vérifie à nouveau dans un instant.'])
  })
})

describe('A card for an order of the history', () => {
  it('is typed once, however often it is pressed', async () => {
    const { visit, counts, card } = visiting({}, aStoredPayment())
    await Promise.all([visit.pay(card), visit.pay(card), visit.pay(card)])
    expect(counts()).toEqual({ intent: 1, card: 1, holder: 0, confirm: 1 })
  })

  it('is not sent where nothing answers', async () => {
    const { visit, handedOver } = visiting({ intent: [cut] }, aStoredPayment())
    await visit.pay(paying().card)
    expect(handedOver).toEqual([
      { error: 'Une erreur est survenue', orderId: null, payment: { stored, supplierId: 7 }, again },
    ])
  })
})
