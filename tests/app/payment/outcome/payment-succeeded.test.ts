import { createElement } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { calendarOf } from '#app/payment/outcome/calendar-of.ts'
import { endedPastOrder, endedPayment } from '#app/payment/outcome/ended-order.ts'
import { PaymentSucceeded } from '#app/payment/payment-success-page.tsx'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'
import { aPayment, aStoredPayment, handover, stored } from '#tests/app/payment/paying.ts'
import { receipt } from '#tests/app/payment/visiting.ts'

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
let world = pretendWorld(offline)
beforeEach(() => {
  world = pretendWorld(offline)
  world.session.open('jeton', camille)
})
const drawn = (handed: object) =>
  drawnScreen(world, '/payment-success', createElement(PaymentSucceeded, { receipt: { ...receipt, ...handed } }))

describe('A paid order, on the screen that says so,', () => {
  it.each([
    ['of the form', handover],
    ['of the history', { stored, supplierId: 7 }],
  ])('is its stamped ticket without any network: %s', (_, paid) => {
    const { text } = drawn({ at: friday10h, paid })
    for (const words of [
      'Paiement réussi !',
      'n° 42',
      'Livraison prévue',
      'Lundi 23 novembre',
      'entre 7 h et 12 h',
      '151-300 kg',
      '12 rue des Oliviers',
      '3 chemin des Pins',
      'Camille Martin',
      'Payé 20/11/2026',
      '39,90 € HT + 7,98 € de TVA',
      '47,88 €',
    ])
      expect(text).toContain(words)
  })

  it('says what happens next, and to whom it is written', () => {
    const { text } = drawn({ at: friday10h, paid: handover })
    for (const words of [
      'Et maintenant',
      'On valide ta commande',
      'Lundi 23 nov., entre 7 h et 12 h',
      `On t’écrit à ${camille.email}`,
    ])
      expect(text).toContain(words)
  })

  it('leads to the order, the form, the history and home; its transaction is the last that is said', () => {
    const { html, text } = drawn({ at: friday10h, paid: handover })
    expect(new Set(Object.values(linksOf(html)))).toEqual(new Set(['/historique/42', '/commande', '/historique', '/']))
    expect(text.endsWith('Transaction pi_1')).toBe(true)
  })

  it.each([
    ['nothing but its receipt is left', {}],
    [
      'what was paid is of another version',
      { at: friday10h, paid: { ...handover, orderData: { ...handover.orderData, poids: 'tonne' } } },
    ],
  ])('is its number and its amount alone where %s', (_, handed) => {
    const { text } = drawn(handed)
    expect(text).toContain('n° 42')
    expect(text).toContain('47,88 €')
    expect(text).not.toMatch(/Livraison prévue|1970|Payé /)
  })
})

describe('An order that ends', () => {
  it('is ordered again with all that the form needs, comment included', () => {
    const expected = { repeated: { deliveryAddress: stored.order.delivery.label, repeat: stored.order } }
    expect(endedPayment(aStoredPayment(), friday10h).again).toEqual(expected)
    expect(endedPayment(aPayment(), friday10h).again.repeated.repeat).toMatchObject({
      type: 'flex',
      comment: 'Portail bleu',
      band: '151-300',
    })
  })

  it('can be shared once it is followed, and only then', () => {
    expect([
      endedPastOrder(aPastOrder({ trackingPath: '/suivi/abc' })).trackingPath,
      endedPayment(aPayment(), friday10h).trackingPath,
    ]).toEqual(['/suivi/abc', null])
  })

  it.each([
    [42, 'commande-42.ics', 'SUMMARY:Livraison Colibat n° 42', 'STATUS:CONFIRMED'],
    [
      null,
      `demande-${friday10h.getTime()}.ics`,
      String.raw`SUMMARY:Livraison Colibat\, à confirmer`,
      'STATUS:TENTATIVE',
    ],
  ])('is a file for calendars, with or without a number: %j', async (orderId, name, summary, status) => {
    const file = calendarOf(endedPayment(aPayment(), friday10h), orderId, friday10h)
    const text = await file?.text()
    expect([file?.name, file?.type]).toEqual([name, 'text/calendar;charset=utf-8'])
    for (const line of [summary, status, 'DTSTART:20261123T060000Z', 'DTEND:20261123T110000Z'])
      expect(text).toContain(`${line}\r\n`)
  })
})
