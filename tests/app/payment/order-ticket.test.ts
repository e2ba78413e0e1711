import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { OrderTicket } from '#app/payment/order-ticket.tsx'
import { textOf } from '#tests/builders/drawn-screen.tsx'
import { anOrder, moments } from '#tests/builders/order.ts'
import { drawn } from './drawn.tsx'

describe('The ticket of an order to pay', () => {
  it('names the pickup, the delivery, the weight, the type with its date, the customer, and the totals HT and TTC', () => {
    const order = { ...anOrder(), moment: moments.planifiee }
    const { recipient, price, pickup, delivery } = order
    const text = textOf(drawn(createElement(OrderTicket, { order, amount: price.totalTTC })))
    for (const { label } of [pickup, delivery]) for (const words of label.split(', ')) expect(text).toContain(words)
    for (const words of ['151-300 kg', 'Planifiée', '24 nov', '15:00', `${recipient.firstName} ${recipient.lastName}`]) expect(text).toContain(words)
    expect([price.totalHT, price.totalTTC]).toEqual([3990, 4788])
    for (const words of ['39,90 € HT', 'Total TTC', '47,88 €']) expect(text).toContain(words)
  })
})
