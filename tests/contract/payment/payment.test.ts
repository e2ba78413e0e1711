import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import { confirmOrderPayment, createPaymentIntent, isNotCharged, paymentVerdict } from '#contract/payment/payment.ts'
import { anOrder } from '#tests/builders/order.ts'
import { refusals, refusedFields } from '#tests/contract/refusals.ts'

const golden = JSON.parse(readFileSync(new URL('../golden/create-payment-intent.json', import.meta.url), 'utf8'))

describe('A payment', () => {
  it('is the golden payload: the cents, and the order', () => {
    expect(v.parse(createPaymentIntent.body, golden)).toEqual({ amount: 4788, orderData: anOrder() })
  })

  it.each([0, -1, 47.88, '4788', null, Number.MAX_SAFE_INTEGER + 1])('of %j cents is refused', (amount) => {
    expect(refusedFields(createPaymentIntent.body, { ...golden, amount })).toEqual(['amount'])
  })

  it('of a refused order is told under the order’s field', () => {
    const orderData = { ...golden.orderData, nomClient: '' }
    expect(refusals(createPaymentIntent.body, { ...golden, orderData })).toEqual({
      'orderData.nomClient': 'Le nom du client est obligatoire',
    })
  })

  it('of a date that is none is told under the order’s date', () => {
    const orderData = { ...golden.orderData, dateLivraison: null }
    expect(refusals(createPaymentIntent.body, { ...golden, orderData })).toEqual({
      'orderData.dateLivraison': 'La date de livraison est obligatoire',
    })
  })

  it('names its submission in Idempotency-Key', () => {
    expect(idempotencyHeader).toBe('Idempotency-Key')
  })
})

describe('The reply to a payment', () => {
  it.each([42, '42'])('is its secret, its order (%j) and its intent', (orderId) => {
    expect(v.parse(createPaymentIntent.reply, { clientSecret: 's', orderId, paymentIntentId: 'pi_1' })).toEqual({
      clientSecret: 's',
      orderId: 42,
      paymentIntentId: 'pi_1',
    })
  })

  it.each(['', 'abc', null, undefined])('with the order %j is refused', (orderId) => {
    expect(v.is(createPaymentIntent.reply, { clientSecret: 's', orderId, paymentIntentId: 'pi_1' })).toBe(false)
  })
})

describe('The confirmation of a payment', () => {
  it('names its order and its intent', () => {
    expect(v.parse(confirmOrderPayment.body, { orderId: '42', paymentIntentId: 'pi_1' })).toEqual({
      orderId: 42,
      paymentIntentId: 'pi_1',
    })
  })

  it.each([
    ['orderId', 0],
    ['orderId', -1],
    ['orderId', 4.2],
    ['orderId', ''],
    ['paymentIntentId', ''],
    ['paymentIntentId', 'x'.repeat(201)],
    ['paymentIntentId', null],
  ])('with %s %j is refused', (field, value) => {
    expect(refusedFields(confirmOrderPayment.body, { orderId: 42, paymentIntentId: 'pi_1', [field]: value })).toEqual([
      field,
    ])
  })

  it.each([{}, { success: true }])('is answered by its status only: %j', (reply) => {
    expect(v.is(confirmOrderPayment.reply, reply)).toBe(true)
  })
})

describe('The verdict on a payment', () => {
  it('is read from the body of the refusal', () => {
    const body = {
      success: false,
      message: "Le paiement n'est pas confirmé.",
      processor_status: 'processing',
      last_error: null,
    }
    expect(v.parse(paymentVerdict, body)).toEqual({ processor_status: 'processing', last_error: null })
    expect(v.is(paymentVerdict, { success: false, message: "Le paiement n'est pas confirmé." })).toBe(false)
  })

  it.each([
    ['canceled', null, true],
    ['requires_payment_method', 'card_declined', true],
    ['requires_payment_method', null, false],
    ['requires_action', null, false],
    ['processing', 'card_declined', false],
    ['succeeded', null, false],
    [null, null, false],
  ] as const)('%s after %s says for certain that no card was charged: %s', (processor_status, last_error, certain) => {
    expect(isNotCharged({ processor_status, last_error })).toBe(certain)
  })
})
