import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { PayOrderLink } from '#app/history/pay-order/pay-order-link.tsx'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

const drawn = (changes: Parameters<typeof aPastOrder>[0], small = false) =>
  drawnScreen(pretendWorld(fetch), '/historique', createElement(PayOrderLink, { order: aPastOrder(changes), small }))
    .html

describe('The way to the payment of an order', () => {
  it('says what is to be paid, and leads to its payment', () => {
    expect(linksOf(drawn({ paid: 0 }))).toEqual({ 'Payer 47,88 €': '/payment?commande=1042' })
  })

  it('says which order it pays where it stands in a list', () => {
    expect(drawn({ paid: 0 }, true).replaceAll('\u00A0', ' ')).toContain('aria-label="Payer 47,88 € (commande 1042)"')
  })

  it.each([4, 3, 1, 2])('is there as long as the order is not paid: %d', (status) => {
    expect(drawn({ status, paid: 0 })).toContain('Payer')
  })

  it.each([
    ['it is paid', { paid: 1 }],
    ['it has no price yet', { status: 0, paid: null, totalTTC: null }],
    ['it is cancelled', { status: 6, paid: 0 }],
    ['its slot has passed', { paid: 0, moment: { type: 'flex', slot: { day: '2020-11-23', halfDay: 'AM' } } }],
    ['its provider says nothing of a payment', { paid: null }],
  ] as const)('is not there when %s', (_, changes) => {
    expect(drawn(changes)).toBe('')
  })
})
