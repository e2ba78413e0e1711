import { describe, expect, it } from 'vitest'
import {
  dayInFigures,
  energyWords,
  formatSiren,
  invoiceNumber,
  invoiceYear,
  vatPercentOf,
} from '#rules/price/invoice.ts'
import { priceOf, withVat } from '#rules/price/price.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'

describe('the number of an invoice', () => {
  it.each([
    [1, '2026-000001'],
    [999_999, '2026-999999'],
    [1_000_000, '2026-1000000'],
  ])('holds the year and rank %i', (rank, number) => {
    expect(invoiceNumber(2026, rank)).toBe(number)
  })

  it.each([
    ['2026-12-31T22:59:59Z', 2026],
    ['2026-12-31T23:00:00Z', 2027],
  ])('belongs to the year of Paris at %s', (at, year) => {
    expect(invoiceYear(new Date(at))).toBe(year)
  })
})

describe('the VAT rate of an invoice', () => {
  const tariff = (vatPercent: number) => ({
    base: 1990,
    weight: Object.fromEntries(weightBandKeys.map((band, index) => [band, index * 1000])) as Record<
      (typeof weightBandKeys)[number],
      number
    >,
    freeMinutes: 20,
    perMinute: 250,
    delivery: { flex: 0, planifiee: 990, urgent: 1990 },
    vatPercent,
  })

  it.each([20, 10, 5.5, 2.1, 0])('is found again in any price charged at %d %%', (percent) => {
    const found = new Set<number>()
    for (const band of weightBandKeys) {
      for (let minutes = 0; minutes < 200; minutes += 0.37) {
        const { totalHT, totalTTC } = priceOf(tariff(percent), { band, type: 'planifiee', minutes })
        found.add(vatPercentOf(totalHT, totalTTC))
      }
    }
    expect([...found]).toEqual([percent])
  })

  it('is the tariff’s on any price that a person types, however small', () => {
    const found = new Set<number>()
    for (let cents = 1; cents < 20_000; cents++) found.add(vatPercentOf(cents, withVat(cents, 20)))
    expect([...found]).toEqual([20])
  })

  it('is none on a price of nothing', () => {
    expect(vatPercentOf(0, 0)).toBe(0)
  })
})

describe('What of a price is energy', () => {
  it('is told to the cent', () => {
    expect(energyWords(3990, 18).replaceAll(/\s/g, ' ')).toBe(
      'Charges d’énergie de ce transport, comprises dans le prix (article L3222-2) : 7,18 € HT',
    )
  })
})

describe('a SIREN', () => {
  it.each([
    ['123456789', '123 456 789'],
    ['123 456 789 00017', '123 456 789 00017'],
    ['12345', '12345'],
    ['', ''],
  ])('is shown in groups: %j', (typed, shown) => {
    expect(formatSiren(typed).replaceAll('\u00A0', ' ')).toBe(shown)
  })
})

describe('the day of an invoice', () => {
  it('is in figures, by the Paris calendar', () => {
    expect(dayInFigures(new Date('2026-07-31T22:30:00Z'))).toBe('01/08/2026')
  })
})
