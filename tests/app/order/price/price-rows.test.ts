import { describe, expect, it } from 'vitest'
import { changedRows, priceRows, rowLabels, tripLength } from '#app/order/price/price-rows.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { centsFromEuros } from '#rules/price/money.ts'
import { priceOf, type Tariff } from '#rules/price/price.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'

const weight = {
  '-150': 0,
  '151-300': 1000,
  '301-450': 2000,
  '451-600': 3000,
  '601-750': 4000,
  '751-900': 5000,
  '901-1350': 8000,
}
const tariff: Tariff = {
  base: 1990,
  weight,
  freeMinutes: 20,
  perMinute: 250,
  delivery: { flex: 0, planifiee: 990, urgent: 1990 },
  vatPercent: 20,
}

describe('The lines of a price', () => {
  it('are explained: base, weight, road, option, sum and VAT', () => {
    expect(priceRows(quote(), '151-300', 'planifiee')).toEqual([
      { label: 'Base', detail: undefined, amount: '19,90\u00A0€' },
      { label: 'Poids 151-300 kg', detail: undefined, amount: '10,00\u00A0€' },
      { label: 'Trajet 24 min', detail: 'dont 4 au-delà de 20', amount: '10,00\u00A0€' },
      { label: 'Planifiée', detail: undefined, amount: '9,90\u00A0€' },
      { label: 'Total HT', detail: undefined, amount: '49,80\u00A0€' },
      { label: 'TVA', detail: undefined, amount: '9,96\u00A0€' },
    ])
  })

  it.each([
    [12, 'Trajet 12 min', '20 min comprises'],
    [20, 'Trajet 20 min', '20 min comprises'],
    [21, 'Trajet 21 min', 'dont 1 au-delà de 20'],
    [95, 'Trajet 1 h 35', 'dont 75 min au-delà de 20'],
  ])('say of a road of %d minutes « %s », « %s »', (minutes, label, detail) => {
    expect(tripRow(quote({ minutes }))).toMatchObject({ label, detail })
  })

  it('do not say how many minutes are held by the base when the provider does not', () => {
    expect(tripRow(quote({ freeMinutes: null }))?.detail).toBeUndefined()
  })

  it('call an option that adds nothing « inclus »', () => {
    expect(priceRows(quote({ price: { ...quote().price, delivery: 0 } }), '151-300', 'flex')[3]).toMatchObject({
      label: 'Flex',
      amount: 'inclus',
    })
  })

  it('say that the road is estimated', () => {
    expect(tripLength(quote({ estimated: true }))).toBe('24 min (estimé)')
  })

  it('are called the same before their amounts are known', () => {
    expect(rowLabels('', 'flex')).toEqual(['Base', 'Poids', 'Trajet', 'Flex', 'Total HT', 'TVA'])
  })

  it('add up to the cent, as they are written: to the total HT, and with the VAT to the total TTC, for every band, type and road up to two hours', () => {
    const wrong: unknown[] = []
    for (const band of weightBandKeys)
      for (const type of deliveryTypes)
        for (let minutes = 0; minutes <= 120; minutes++) {
          const price = priceOf(tariff, { band, type, minutes })
          const amounts = priceRows(quote({ minutes, price }), band, type).map(({ amount }) =>
            amount === 'inclus' ? 0 : centsFromEuros(amount.replaceAll(/[^\d,]/g, '')),
          )
          const [base = 0, kilos = 0, road = 0, option = 0, totalHT = 0, vat = 0] = amounts
          if (base + kilos + road + option !== totalHT || totalHT + vat !== price.totalTTC)
            wrong.push([band, type, minutes, amounts])
        }
    expect(wrong).toEqual([])
  })
})

describe('The lines of a price that replaces another', () => {
  it('are named with both amounts, those alone that changed', () => {
    const requote = { from: quote(), to: quote({ minutes: 26 }) }
    expect(changedRows(requote, '151-300', 'planifiee')).toEqual(['Trajet : 10,00\u00A0€ → 15,00\u00A0€'])
  })

  it('are named by the band and the option', () => {
    const price = { ...quote().price, weight: 1200, delivery: 1090 }
    expect(changedRows({ from: quote(), to: quote({ price }) }, '151-300', 'planifiee')).toEqual([
      'Poids 151-300 kg : 10,00\u00A0€ → 12,00\u00A0€',
      'Planifiée : 9,90\u00A0€ → 10,90\u00A0€',
    ])
  })
})

function quote(changes: Partial<Quote> = {}): Quote {
  const { minutes = 24 } = changes
  return {
    minutes,
    estimated: false,
    freeMinutes: 20,
    price: priceOf(tariff, { band: '151-300', type: 'planifiee', minutes }),
    ...changes,
  }
}

function tripRow(of: Quote) {
  return priceRows(of, '151-300', 'planifiee').find(({ label }) => label.startsWith('Trajet'))
}
