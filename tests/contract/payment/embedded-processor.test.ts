import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  authenticateEmbeddedCard,
  billingDetailsSchema,
  confirmEmbeddedCard,
} from '#contract/payment/embedded-processor.ts'
import { refusals, refusedFields } from '#tests/contract/refusals.ts'

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' }
const billing = {
  name: 'Camille Martin',
  email: 'camille@exemple.fr',
  phone: '0612345678',
  address: { line1: '12 rue des Oliviers', postal_code: '06400', country: 'FR' },
}
const step = { client_secret: 'secret', card, billing_details: billing }

describe('The card of the embedded processor', () => {
  it('is taken with who pays', () => {
    expect(v.parse(confirmEmbeddedCard.body, step)).toEqual({ ...step, save: false })
    expect(v.parse(confirmEmbeddedCard.body, { ...step, save: true })).toEqual({ ...step, save: true })
  })

  it.each([
    ['number', '4242 4242 4242 4242', 'Numéro de carte invalide'],
    ['number', '4242', 'Numéro de carte invalide'],
    ['number', '', 'Numéro de carte invalide'],
    ['cvc', '12', 'CVC invalide'],
    ['cvc', '12345', 'CVC invalide'],
    ['cvc', 'abc', 'CVC invalide'],
  ])('with %s « %s » is told « %s »', (field, value, sentence) => {
    expect(refusals(confirmEmbeddedCard.body, { ...step, card: { ...card, [field]: value } })).toEqual({
      [`card.${field}`]: sentence,
    })
  })

  it.each([
    ['exp_month', 0],
    ['exp_month', 13],
    ['exp_month', '12'],
    ['exp_year', 30],
    ['exp_year', 2101],
  ])('with %s %j is refused', (field, value) => {
    expect(refusedFields(confirmEmbeddedCard.body, { ...step, card: { ...card, [field]: value } })).toEqual([
      `card.${field}`,
    ])
  })

  it('needs the client secret', () => {
    expect(refusedFields(confirmEmbeddedCard.body, { ...step, client_secret: '' })).toEqual(['client_secret'])
  })
})

describe('Who pays', () => {
  it('is in France', () => {
    expect(refusedFields(billingDetailsSchema, { ...billing, address: { ...billing.address, country: 'MC' } })).toEqual(
      ['address.country'],
    )
  })
})

describe('The answer to the 3-D Secure step', () => {
  it.each([true, false])('is yes or no: %s', (approved) => {
    expect(v.is(authenticateEmbeddedCard.body, { client_secret: 'secret', approved })).toBe(true)
  })
})

describe('The outcome of a card step', () => {
  it.each([
    { paymentIntent: { id: 'pi_1', status: 'succeeded', amount: 4788 }, error: null },
    { paymentIntent: null, error: { code: 'card_declined', message: 'Carte refusée' } },
  ])('is the intent or the error: %j', (outcome) => {
    expect(v.parse(confirmEmbeddedCard.reply, outcome)).toEqual(outcome)
  })

  it('has no state that processors do not have', () => {
    expect(
      v.is(confirmEmbeddedCard.reply, { paymentIntent: { id: 'pi_1', status: 'paid', amount: 4788 }, error: null }),
    ).toBe(false)
  })
})
