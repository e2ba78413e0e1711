import { describe, expect, it } from 'vitest'
import { readPayment } from '#adapters/payments/read-payment.ts'
import { handover } from '#tests/app/payment/paying.ts'

describe('What /payment finds in the navigation state', () => {
  it('is the handover untouched, the order it means, and the cents to pay', () => {
    expect(readPayment(handover)).toMatchObject({
      handover,
      amount: 4788,
      order: { band: '151-300', price: { totalHT: 3990 } },
    })
  })

  it('survives a reload of the page, which copies it', () => {
    expect(readPayment(structuredClone(handover))?.handover).toEqual(handover)
  })

  it.each([
    ['nothing', null],
    ['something else', { message: 'Inscription réussie !' }],
    ['no submission', { ...handover, submissionId: '' }],
    ['an order without its moment', { ...handover, orderData: { ...handover.orderData, dateLivraison: null } }],
  ])('is no payment when it holds %s', (_, state) => {
    expect(readPayment(state)).toBeNull()
  })
})
