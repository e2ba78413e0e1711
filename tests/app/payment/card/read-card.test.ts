import { describe, expect, it } from 'vitest'
import { readCard } from '#app/payment/card/read-card.ts'

const values = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12 / 28', cardCvc: '123' }
const now = new Date('2026-11-30T22:30:00Z')
const anyNumber = () => undefined

describe('A typed card', () => {
  it('is read as the card desk takes it', () => {
    expect(readCard(values, now, anyNumber)).toEqual({
      number: '4242424242424242',
      expMonth: 12,
      expYear: 2028,
      cvc: '123',
    })
  })

  it('is good until the end of its month, in Paris', () => {
    const november = { ...values, cardExpiry: '11 / 26' }
    expect(readCard(november, now, anyNumber)).toMatchObject({ expMonth: 11 })
    expect(readCard(november, new Date('2026-11-30T23:00:00Z'), anyNumber)).toEqual({
      cardExpiry: 'Cette carte est expirée',
    })
  })

  it.each([
    [{ cardNumber: '' }, { cardNumber: 'Numéro de carte requis' }],
    [{ cardNumber: '4242 42' }, { cardNumber: 'Numéro de carte incomplet' }],
    [{ cardExpiry: '' }, { cardExpiry: "Date d'expiration requise" }],
    [{ cardExpiry: '13 / 28' }, { cardExpiry: 'Date invalide (format : MM / AA)' }],
    [{ cardExpiry: '12 / 2' }, { cardExpiry: 'Date invalide (format : MM / AA)' }],
    [{ cardCvc: '' }, { cardCvc: 'CVC requis' }],
    [{ cardCvc: '12' }, { cardCvc: 'CVC invalide (3 ou 4 chiffres)' }],
  ])('says what is wrong with each field: %j', (typed, problems) => {
    expect(readCard({ ...values, ...typed }, now, anyNumber)).toEqual(problems)
  })

  it('is refused when its number may not be sent', () => {
    expect(readCard(values, now, () => 'Seules les cartes de test sont acceptées ici.')).toEqual({
      cardNumber: 'Seules les cartes de test sont acceptées ici.',
    })
  })
})
