import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { failureHandover, paymentHandover, successHandover } from '#contract/handover/handover.ts'
import { loginHandover } from '#contract/handover/login-handover.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { storedOrderOf } from '#contract/order/stored-order.ts'
import { anOrder, moments } from '#tests/builders/order.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { without } from '#tests/contract/refusals.ts'

const payment = {
  orderData: orderOnWire(anOrder()),
  totalTTC: 47.88,
  submissionId: '3f2b8a0e-6c1d-4f7e-9a55-0d2c4b6e8f10',
}

describe('What the order form hands to /payment', () => {
  it.each(['flex', 'planifiee', 'urgent'] as const)('is taken as it travels: %s', (type) => {
    expect(v.is(paymentHandover, { ...payment, orderData: orderOnWire(anOrder({ moment: moments[type] })) })).toBe(true)
  })

  it('survives a reload of the page, which copies it', () => {
    expect(v.is(paymentHandover, structuredClone(payment))).toBe(true)
  })

  it.each(['orderData', 'totalTTC', 'submissionId'])('needs its %s', (part) => {
    expect(v.is(paymentHandover, without(payment, part))).toBe(false)
  })

  it('needs a whole order', () => {
    expect(v.is(paymentHandover, { ...payment, orderData: without(payment.orderData, 'adressPickUp') })).toBe(false)
  })

  it('needs a real name for its submission', () => {
    expect(v.is(paymentHandover, { ...payment, submissionId: '1' })).toBe(false)
  })

  it.each([null, undefined, {}, 'texte'])('is not %j', (state) => {
    expect(v.is(paymentHandover, state)).toBe(false)
  })
})

describe('What a paid order hands to /payment-success', () => {
  const success = { amount: 4788, orderId: 42, paymentIntentId: 'pi_1' }

  it('is its amount, its number and its transaction', () => {
    expect(v.parse(successHandover, success)).toEqual(success)
  })

  it.each(['amount', 'orderId', 'paymentIntentId'])('needs its %s', (part) => {
    expect(v.is(successHandover, without(success, part))).toBe(false)
  })
})

describe('What a failed payment hands to /payment-failed', () => {
  it('carries the same submission for the retry', () => {
    expect(v.is(failureHandover, { error: 'Carte refusée', orderId: 42, payment })).toBe(true)
  })

  it('may carry a stored order instead, and what the form makes it anew with', () => {
    const stored = storedOrderOf(aPastOrder({ paid: 0, moment: moments.planifiee }))
    const again = { repeated: { deliveryAddress: 'x', repeat: stored?.order } }
    expect(
      v.is(
        failureHandover,
        structuredClone({ error: 'Carte refusée', orderId: 42, payment: { stored, supplierId: 7 }, again }),
      ),
    ).toBe(true)
  })

  it('may know neither the order nor the submission', () => {
    expect(v.is(failureHandover, { error: 'Une erreur est survenue', orderId: null, payment: null })).toBe(true)
  })

  it('needs its error', () => {
    expect(v.is(failureHandover, { orderId: 42, payment })).toBe(false)
  })
})

describe('What /register hands to /login', () => {
  it.each([{ message: 'Inscription réussie !' }, { message: 'Inscription réussie !', email: 'camille@exemple.fr' }])(
    'is %j',
    (state) => {
      expect(v.parse(loginHandover, state)).toEqual(state)
    },
  )

  it.each([null, 'texte', { message: 3 }])('is not %j', (state) => {
    expect(v.is(loginHandover, state)).toBe(false)
  })
})

describe('The page that led to /login', () => {
  it.each(['/commande', '/historique?periode=2026#1042', '/historique/1042', '/payment?payment_intent=pi_1'])(
    'is %s',
    (address) => {
      expect(v.parse(loginHandover, { wanted: { address, owner: 7 } })).toEqual({ wanted: { address, owner: 7 } })
    },
  )

  it.each([
    'https://evil.example/commande',
    '//evil.example/commande',
    '/\\evil.example',
    '/login',
    '/',
    '',
    'commande',
    '/factures/7/cle',
    '/api/login',
    'javascript:alert(1)',
    '/evil?/commande',
    '/commande.evil.example',
  ])('is no other address than a private screen: %s', (address) => {
    expect(v.is(loginHandover, { wanted: { address, owner: null } })).toBe(false)
  })
})
