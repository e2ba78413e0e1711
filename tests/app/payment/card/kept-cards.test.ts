import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { presentKeptCard, presentTestCard } from '#adapters/payments/test-card.ts'
import CardForm from '#app/payment/card/card-form.tsx'
import { anotherCard, firstChoice } from '#app/payment/card/saved-card-rows.tsx'
import { askForCards } from '#app/payment/card/use-checkout.ts'
import { PaymentWays } from '#app/payment/ways/payment-ways.tsx'
import { pay } from '#app/payment/pay.ts'
import { WorldContext } from '#app/world.ts'
import type { SavedCard } from '#contract/payment/saved-cards.ts'
import { textOf } from '#tests/builders/drawn-screen.tsx'
import { pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'
import { drawn } from '#tests/app/payment/drawn.tsx'
import { aPayment, paying, typedCard } from '#tests/app/payment/paying.ts'

const card = (id: string, expires: string): SavedCard => ({ id, brand: 'visa', lastFour: id.slice(-4), expires })
const [good, over] = [card('pm_4242', '2099-12'), card('pm_4444', '2020-01')]

function form(saved: readonly SavedCard[] | null) {
  const desk = createElement(CardForm, {
    amount: 4788,
    busy: false,
    account: null,
    saved,
    onPay() {},
    onPayAccount() {},
  })
  return drawn(createElement(WorldContext, { value: pretendWorld(fetch) }, desk))
}
const fieldsIn = (html: string) => Array.from(html.matchAll(/<input [^>]*?name="([^"]*)"/g), ([, name]) => name)

describe('The card form', () => {
  it('is as it was where the provider keeps no cards', () => {
    expect(fieldsIn(form(null))).toEqual(['cardNumber', 'cardExpiry', 'cardCvc'])
    expect(form(null)).not.toContain('Garder')
  })

  it('has a box, not ticked, that keeps the card, and says who keeps it', () => {
    const html = form([])
    expect(fieldsIn(html)).toEqual(['cardNumber', 'cardExpiry', 'cardCvc', 'keepCard'])
    expect(html).not.toMatch(/checked/)
    expect(textOf(html)).toContain('C’est le prestataire de paiement qui la garde.')
  })

  it('asks for nothing where a kept card stands chosen', () => {
    const html = form([good])
    expect(fieldsIn(html)).toEqual(['savedCard', 'savedCard'])
    expect(html).toMatch(/<input (?=[^>]*value="pm_4242")[^>]*checked/)
    expect(textOf(html)).toContain('expire 12/99')
  })

  it('says before « Payer » that a card has expired, and does not let it be chosen', () => {
    const html = form([over])
    expect(html).toMatch(/<input (?=[^>]*value="pm_4444")(?=[^>]*disabled)[^>]*>/)
    expect(textOf(html)).toMatch(/a expiré fin 01\/20 : choisis-en une autre.*Payer/)
    expect(fieldsIn(html)).toContain('cardNumber')
  })
})

describe('The card to begin with', () => {
  it.each([
    ['the one that was used last', [good, card('pm_1111', '2098-01')], 'pm_4242'],
    ['the next one where that has expired', [over, good], 'pm_4242'],
    ['a typed one where all have expired', [over], anotherCard],
    ['a typed one where none is kept', [], anotherCard],
  ])('is %s', (_, cards, chosen) => {
    expect(firstChoice(cards, new Date('2026-11-18T09:00:00Z'))).toBe(chosen)
  })
})

describe('The ways to pay', () => {
  const way = (value: string) => ({ value, title: `Par ${value}`, detail: 'Tout de suite', inside: `dans ${value}` })
  const drawnWays = (values: readonly string[]) =>
    drawn(createElement(PaymentWays, { ways: values.map(way), chosen: 'carte', busy: false, onChoose() {} }))

  it('are what belongs to it where there is one', () => {
    expect(drawnWays(['carte'])).toBe('dans carte')
  })

  it('are a list of several, where only the chosen one is open', () => {
    const html = drawnWays(['carte', 'compte'])
    expect(textOf(html)).toBe('Comment payer ? Par carte Tout de suite dans carte Par compte Tout de suite')
    expect(html).toMatch(/<input (?=[^>]*value="carte")[^>]*checked/)
  })
})

describe('The kept cards of a payment', () => {
  const world = (answer: () => unknown) => pretendWorld(pretendProvider({ '/fo/cartes/ouvrir': answer }).fetch)
  const opened = { session: null, cartes: [{ id: 'pm_4242', marque: 'visa', derniers: '4242', expire: '2099-12' }] }
  const never = new AbortController().signal

  it('are what the provider says', async () => {
    const patient = { ...world(() => ({ success: true, data: opened })), sleep: () => new Promise<void>(() => {}) }
    expect(await askForCards(patient, never)).toEqual({ session: null, cards: [good] })
  })

  it('are lost where it fails, or takes too long', async () => {
    const failing = world(() => Response.json({ success: false }, { status: 503 }))
    expect(await askForCards({ ...failing, sleep: () => new Promise<void>(() => {}) }, never)).toBe('lost')
    const silent = { ...world(() => new Promise(() => {})), sleep: async () => {} }
    expect(await askForCards(silent, never)).toBe('lost')
  })

  it('are none where it announces none, and it is not asked', async () => {
    let asked = 0
    const other = { ...world(() => asked++), takes: async () => false }
    expect([await askForCards(other, never), asked]).toEqual(['none', 0])
  })
})

describe('A payment by a kept card', () => {
  const screen = { approve: async () => true, beforeOrder: async () => {}, beforeCard: async () => {} }

  it('sends its name alone, and is asked for by its bank like any other', async () => {
    const till = paying({
      card: [Response.json({ paymentIntent: { id: 'pi_1', status: 'requires_action', amount: 4788 }, error: null })],
    })
    const end = await pay(till.call, aPayment(), presentKeptCard(till.call, 'pm_4242'), screen)
    expect(end.end).toBe('paid')
    const [sent] = till.asked.card
    expect([sent?.url, JSON.parse(String(sent?.body))]).toEqual([
      '/api/embedded-processor/intents/pi_1/confirm-saved',
      { client_secret: 'secret', saved_card: 'pm_4242' },
    ])
    expect(till.counts()).toMatchObject({ intent: 1, card: 1, holder: 1, confirm: 1 })
  })

  it('was not sent where it is kept no longer: another one pays the same order', async () => {
    const gone = Response.json({ code: 'no_such_card', message: 'Cette carte n’est plus gardée.' }, { status: 404 })
    const till = paying({ card: [gone] })
    expect(await pay(till.call, aPayment(), presentKeptCard(till.call, 'pm_4242'), screen)).toEqual({
      end: 'unsent',
      message: 'Cette carte n’est plus gardée.',
      orderId: 42,
    })
  })

  it('is looked for where no answer comes, as any card', async () => {
    const till = paying({ card: [new TypeError('Failed to fetch')], confirm: [Response.json({}, { status: 500 })] })
    expect((await pay(till.call, aPayment(), presentKeptCard(till.call, 'pm_4242'), screen)).end).toBe('unknown')
  })
})

describe('A typed card', () => {
  it('says that it is to be kept only where its holder wants it', async () => {
    const till = paying()
    for (const keeps of [true, false])
      await presentTestCard(till.call, typedCard, keeps).confirm(
        { paymentIntentId: 'pi_1', clientSecret: 'secret' },
        { name: '', email: '', phone: '', address: { line1: '', postal_code: '', country: 'FR' } },
      )
    expect(till.asked.card.map(({ body }) => (JSON.parse(String(body)) as { save?: boolean }).save)).toEqual([
      true,
      undefined,
    ])
  })
})
