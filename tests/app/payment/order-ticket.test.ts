import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { OrderTicket } from '#app/payment/order-ticket.tsx'
import { textOf } from '#tests/builders/drawn-screen.tsx'
import { anOrder, moments } from '#tests/builders/order.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'
import { drawn } from './drawn.tsx'

describe('The ticket of an order to pay', () => {
  it('names the pickup, the delivery, the weight, the type with its date, the customer, and the totals HT and TTC', () => {
    const order = { ...anOrder(), moment: moments.planifiee }
    const { recipient, price, pickup, delivery } = order
    const text = textOf(drawn(createElement(OrderTicket, { order, amount: price.totalTTC, now: friday10h })))
    for (const { label } of [pickup, delivery]) for (const words of label.split(', ')) expect(text).toContain(words)
    for (const words of ['151-300 kg', 'Planifiée', '24 nov', '15 h', `${recipient.firstName} ${recipient.lastName}`])
      expect(text).toContain(words)
    expect([price.totalHT, price.totalTTC]).toEqual([3990, 4788])
    for (const words of ['39,90 € HT + 7,98 € de TVA', 'Total TTC', '47,88 €']) expect(text).toContain(words)
  })

  it.each([
    ['that is ordered by being paid', undefined, '2026-11-20T18:20:00+01:00', 'lundi 23 nov. vers 8 h'],
    ['that was ordered before', '2026-11-20T18:20:00+01:00', '2026-11-22T10:00:00+01:00', 'lundi 23 nov. vers 8 h'],
    [
      'whose pickup went by unpaid',
      '2026-11-20T10:00:00+01:00',
      '2026-11-24T10:00:00+01:00',
      'mardi 24 nov. vers 10 h 30',
    ],
  ])('names the real pickup of an urgent one %s', (_, orderedAt, now, words) => {
    const order = {
      ...anOrder(),
      moment: moments.urgent,
      orderedAt: orderedAt === undefined ? undefined : new Date(orderedAt),
    }
    expect(textOf(drawn(createElement(OrderTicket, { order, amount: 4788, now: new Date(now) })))).toContain(
      `Urgent · ${words}`,
    )
  })

  it('takes no promised pickup back with the hours of the banner, which the form has said', () => {
    const order = { ...anOrder(), moment: moments.urgent }
    const at = new Date('2026-11-20T17:00:00+01:00')
    const text = textOf(drawn(createElement(OrderTicket, { order, amount: 4788, now: at })))
    expect(text).toContain('vers 17 h 30')
    expect(text).not.toContain('jour ouvré')
  })
})
