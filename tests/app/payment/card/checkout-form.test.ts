import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CheckoutForm } from '#app/payment/card/checkout-form.tsx'
import { NoProcessor } from '#app/payment/card/no-processor.tsx'
import { AmountMismatch } from '#app/payment/amount-mismatch.tsx'
import { PaidElsewhere } from '#app/payment/paid-elsewhere.tsx'
import { WorldContext } from '#app/world.ts'
import { pretendWorld } from '#tests/builders/pretend-world.ts'
import { drawn } from '#tests/app/payment/drawn.tsx'

describe('The checkout form', () => {
  it('has no field for a card before it knows which processor takes it', () => {
    const desk = createElement(CheckoutForm, {
      openCardFields: () => new Promise<never>(() => {}),
      amount: 4788,
      busy: false,
      held: null,
      cardError: null,
      onPay: () => {},
    })
    const html = drawn(createElement(WorldContext, { value: pretendWorld(fetch) }, desk))
    expect(html).toContain('Ouverture du paiement')
    expect(html).not.toMatch(/<input|cc-number/)
  })

  it('says nothing of what was charged while nobody answers: a card may have been sent before', () => {
    expect(
      drawn(
        createElement(WorldContext, { value: pretendWorld(fetch) }, createElement(NoProcessor, { onRetry: () => {} })),
      ),
    ).not.toContain('débité')
  })
})

describe('A payment that a bank leads back to and nobody follows here', () => {
  it('says no more than that', () => {
    const html = drawn(createElement(PaidElsewhere))
    expect(html).toContain('Ce paiement n’est plus suivi ici.')
    expect(html).not.toContain('navigateur')
  })
})

describe('A charge of another amount', () => {
  it('names the order and whom to ask, and leads to no second payment', () => {
    const html = drawn(
      createElement(AmountMismatch, { error: 'Le montant débité n’est pas celui de la commande.', orderId: 42 }),
    )
    expect([html, html]).toEqual([expect.stringContaining('Commande n° 42'), expect.stringContaining('Nous contacter')])
    expect(html).not.toMatch(/Réessayer|Modifier|n’a pas été débitée/)
  })
})
