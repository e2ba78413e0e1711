import { describe, expect, it } from 'vitest'
import { isTestCard, presentTestCard } from '#adapters/payments/test-card.ts'
import type { BillingDetails } from '#contract/payment/embedded-processor.ts'
import { givenCaller } from '#tests/builders/given-caller.ts'

const intent = { paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret' }
const card = { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' }
const billing: BillingDetails = {
  name: 'Camille Martin',
  email: 'camille@exemple.fr',
  phone: '0612345678',
  address: { line1: '3 chemin des Pins, 06250 Mougins', postal_code: '06250', country: 'FR' },
}
const outcome = (status: string, error: { code: string; message: string } | null = null) =>
  Response.json({ paymentIntent: { id: 'pi_1', status, amount: 4788 }, error })

describe('The demonstration’s card desk', () => {
  it('sends a test card with the intent’s secret and the billing details', async () => {
    const { call, asked } = givenCaller([outcome('succeeded')])
    expect(await presentTestCard(call, card).confirm(intent, billing)).toEqual({ status: 'succeeded' })
    expect(asked[0]?.url).toBe('/api/embedded-processor/intents/pi_1/confirm')
    expect(JSON.parse(String(asked[0]?.body))).toEqual({
      client_secret: 'pi_1_secret',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' },
      billing_details: billing,
    })
  })

  it('never lets any other number leave the page', async () => {
    const { call, asked } = givenCaller([outcome('succeeded')])
    expect(await presentTestCard(call, { ...card, number: '4111111111111111' }).check()).toBe(
      'Seules les cartes de test sont acceptées ici.',
    )
    expect([await presentTestCard(call, card).check(), asked]).toEqual([null, []])
  })

  it('tells the bank’s own words when the card is declined', async () => {
    const declined = outcome('requires_payment_method', { code: 'card_declined', message: 'Ta carte a été refusée.' })
    expect(await presentTestCard(givenCaller([declined]).call, card).confirm(intent, billing)).toEqual({
      status: 'failed',
      message: 'Ta carte a été refusée.',
    })
  })

  it.each([
    [true, outcome('succeeded'), 'succeeded'],
    [false, outcome('requires_payment_method', { code: 'refused', message: 'Authentification refusée.' }), 'failed'],
  ])('asks the holder, and carries the answer %j to the bank', async (approved, second, end) => {
    const { call, asked } = givenCaller([outcome('requires_action'), second])
    const result = await presentTestCard(call, card).confirm(intent, billing)
    expect(result.status === 'authentication' && (await result.authenticate(approved)).status).toBe(end)
    expect(asked[1]?.url).toBe('/api/embedded-processor/intents/pi_1/authenticate')
    expect(JSON.parse(String(asked[1]?.body))).toEqual({ client_secret: 'pi_1_secret', approved })
  })

  it.each(['processing', 'canceled', 'requires_payment_method'])(
    'does not take the state %s for a refusal when nobody refused',
    async (status) => {
      await expect(presentTestCard(givenCaller([outcome(status)]).call, card).confirm(intent, billing)).rejects.toThrow(
        status,
      )
    },
  )
})

describe('A test card', () => {
  it.each([
    ['4242424242424242', true],
    ['4000000000000002', true],
    ['4000002500003155', true],
    ['4111111111111111', false],
    ['', false],
  ])('is one of the published numbers: %s → %j', (number, known) => {
    expect(isTestCard(number)).toBe(known)
  })
})
