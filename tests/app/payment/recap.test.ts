import { describe, expect, it } from 'vitest'
import { addressLines } from '#app/payment/address-lines.ts'
import { billingDetails } from '#app/payment/billing-details.ts'
import { deliveryWords } from '#app/payment/delivery-words.ts'
import { shortTransaction } from '#app/payment/short-transaction.ts'
import { anOrder, moments } from '#tests/builders/order.ts'

describe('The recap', () => {
  it.each([
    [moments.flex, 'Flex · lun.\u00A023\u00A0nov. matin'],
    [{ type: 'flex', slot: { day: '2026-11-20', halfDay: 'PM' } } as const, 'Flex · ven.\u00A020\u00A0nov. après-midi'],
    [moments.planifiee, 'Planifiée · mar.\u00A024\u00A0nov. à 15:00'],
    [moments.urgent, 'Urgent · retrait dans l’heure'],
  ])('says when the order is delivered: %j', (moment, words) => {
    expect(deliveryWords(moment)).toBe(words)
  })

  it.each([
    ['12 chemin des Oliviers, 06250 Mougins', ['12 chemin des Oliviers', '06250 Mougins']],
    ['12 Chemin des Oliviers 06250 Mougins', ['12 Chemin des Oliviers', '06250 Mougins']],
    ['Point P, ZI Les Tourrades, 06150 Cannes-la-Bocca, France', ['Point P, ZI Les Tourrades', '06150 Cannes-la-Bocca, France']],
    ['06250 Mougins', ['06250 Mougins', '']],
    ['Monaco', ['Monaco', '']],
  ])('writes an address in two lines: %j', (address, lines) => {
    expect(addressLines(address)).toEqual(lines)
  })

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
