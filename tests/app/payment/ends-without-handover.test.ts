import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import PaymentFailedPage from '#app/payment/payment-failed-page.tsx'
import PaymentSuccessPage from '#app/payment/payment-success-page.tsx'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

describe('The end of a payment', () => {
  it.each([
    ['/payment-success', PaymentSuccessPage],
    ['/payment-failed', PaymentFailedPage],
  ])('that was handed nothing leads to the order form: %s', (path, page) => {
    expect(drawnScreen(pretendWorld(fetch), path, createElement(page)).redirectTo).toBe('/commande')
  })
})
