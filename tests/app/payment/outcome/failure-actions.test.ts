import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { FailureActions } from '#app/payment/outcome/failure-actions.tsx'
import type { FailureHandover } from '#contract/handover/handover.ts'
import { linksOf } from '#tests/builders/drawn-screen.tsx'
import { drawn } from '../drawn.tsx'
import { aStoredPayment, handover } from '../paying.ts'

const ways = (failure: Partial<FailureHandover>) =>
  linksOf(
    drawn(
      createElement(FailureActions, { failure: { error: 'Carte refusée', orderId: null, payment: null, ...failure } }),
    ),
  )

describe('What may be done after a payment that failed', () => {
  it.each([
    ['the form’s order', handover],
    ['an order of the history', aStoredPayment().handover],
  ])('is to try again, or to change the order: %s', (_, payment) => {
    expect(ways({ payment, orderId: 42 })).toEqual({ Réessayer: '/payment#carte', 'Modifier la commande': '/commande' })
  })

  it('is to try again by the number of the order where this device does not know it any more', () => {
    expect(ways({ orderId: 42 })).toEqual({
      Réessayer: '/payment?commande=42#carte',
      'Modifier la commande': '/commande',
    })
  })

  it('is to see to the others first where too many wait for their payment, then to try again', () => {
    expect(Object.entries(ways({ payment: handover, othersFirst: true }))).toEqual([
      ['Voir mes commandes', '/historique'],
      ['Réessayer', '/payment#carte'],
      ['Modifier la commande', '/commande'],
    ])
  })

  it('is to see a stored order that no card pays as it stands', () => {
    expect(ways({ stored: 42 })).toEqual({ 'Voir la commande': '/historique/42' })
  })

  it('is to change the order alone where no card pays it', () => {
    expect(ways({})).toEqual({ 'Modifier la commande': '/commande' })
  })
})
