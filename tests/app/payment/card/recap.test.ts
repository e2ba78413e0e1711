import { describe, expect, it } from 'vitest'
import { billingDetails } from '#app/payment/card/billing-details.ts'
import { shortTransaction } from '#app/payment/short-transaction.ts'
import { anOrder } from '#tests/builders/order.ts'

describe('The recap', () => {
  it('shortens a transaction', () => {
    expect([shortTransaction('pi_3f09ab12cd34ef56'), shortTransaction('pi_1')]).toEqual(['pi_3f09ab12…', 'pi_1'])
  })
})

describe('The billing details', () => {
  it('take 06560 when the delivery address names no postal code', () => {
    const { address } = billingDetails(anOrder({ delivery: { label: 'Port Hercule, Monaco', lat: 43.7, lng: 7.4 } }))
    expect(address).toEqual({ line1: 'Port Hercule, Monaco', postal_code: '06560', country: 'FR' })
  })
})
