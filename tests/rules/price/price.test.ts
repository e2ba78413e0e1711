import { describe, expect, it } from 'vitest'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { priceOf, type Tariff } from '#rules/price/price.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'

const tariff: Tariff = {
  base: 1990,
  weight: {
    '-150': 0,
    '151-300': 1000,
    '301-450': 2000,
    '451-600': 3000,
    '601-750': 4000,
    '751-900': 5000,
    '901-1350': 8000,
  },
  freeMinutes: 20,
  perMinute: 250,
  delivery: { flex: 0, planifiee: 990, urgent: 1990 },
  vatPercent: 20,
}

describe('A price', () => {
  it('of 151-300 kg, flex, at 24 minutes is 39,90 € HT and 47,88 € TTC', () => {
    expect(priceOf(tariff, { band: '151-300', type: 'flex', minutes: 24 })).toEqual({
      base: 1990,
      weight: 1000,
      time: 1000,
      delivery: 0,
      totalHT: 3990,
      totalTTC: 4788,
    })
  })

  it('of up to 150 kg, flex, at 20 minutes is the base tariff: 19,90 € HT and 23,88 € TTC', () => {
    expect(priceOf(tariff, { band: '-150', type: 'flex', minutes: 20 })).toEqual({
      base: 1990,
      weight: 0,
      time: 0,
      delivery: 0,
      totalHT: 1990,
      totalTTC: 2388,
    })
  })

  it.each([
    ['-150', 1990, 2388],
    ['151-300', 2990, 3588],
    ['301-450', 3990, 4788],
    ['451-600', 4990, 5988],
    ['601-750', 5990, 7188],
    ['751-900', 6990, 8388],
    ['901-1350', 9990, 11988],
  ] as const)('in the band %s is %i cents HT and %i TTC', (band, totalHT, totalTTC) => {
    expect(priceOf(tariff, { band, type: 'flex', minutes: 20 })).toMatchObject({ totalHT, totalTTC })
  })

  it.each([
    ['flex', 0, 1990, 2388],
    ['planifiee', 990, 2980, 3576],
    ['urgent', 1990, 3980, 4776],
  ] as const)('%s adds %i cents: %i HT and %i TTC', (type, delivery, totalHT, totalTTC) => {
    expect(priceOf(tariff, { band: '-150', type, minutes: 20 })).toMatchObject({ delivery, totalHT, totalTTC })
  })

  it('adds up every supplement at once: 601-750 kg, urgent, at 52 minutes', () => {
    expect(priceOf(tariff, { band: '601-750', type: 'urgent', minutes: 52 })).toEqual({
      base: 1990,
      weight: 4000,
      time: 8000,
      delivery: 1990,
      totalHT: 15980,
      totalTTC: 19176,
    })
  })
})

describe('The travel-time supplement', () => {
  it.each([
    [0, 0],
    [19.99, 0],
    [20, 0],
    [20.001, 0],
    [20.002, 1],
    [20.05, 13],
    [20.15, 38],
    [20.5, 125],
    [21, 250],
    [24, 1000],
    [24.333, 1083],
    [60, 10_000],
    [540, 130_000],
  ])('at %d minutes is %i cents', (minutes, time) => {
    expect(priceOf(tariff, { band: '-150', type: 'flex', minutes }).time).toBe(time)
  })

  it('is nothing when the time is unavailable', () => {
    expect(priceOf(tariff, { band: '-150', type: 'flex', minutes: null }).time).toBe(0)
  })
})

describe('VAT', () => {
  it.each([
    [5, 10, 6],
    [1015, 10, 1117],
    [1014, 10, 1115],
    [100, 5.5, 106],
    [300, 5.5, 317],
    [1999, 20, 2399],
    [1990, 0, 1990],
  ])('on %i cents at %d %% goes to the cent, halves up: %i', (base, vatPercent, totalTTC) => {
    expect(priceOf({ ...tariff, base, vatPercent }, { band: '-150', type: 'flex', minutes: 0 }).totalTTC).toBe(totalTTC)
  })
})

describe('Any price', () => {
  const prices = Array.from(manyInputs(5000), (inputs) => ({ inputs, price: priceOf(tariff, inputs) }))

  it('has lines that add up to its total HT', () => {
    expect(
      prices.filter(({ price }) => price.base + price.weight + price.time + price.delivery !== price.totalHT),
    ).toEqual([])
  })

  it('is whole cents in every line', () => {
    expect(prices.filter(({ price }) => !Object.values(price).every(Number.isSafeInteger))).toEqual([])
  })

  it('has a total TTC within half a cent of HT × 1.2', () => {
    expect(prices.filter(({ price }) => Math.abs(price.totalTTC * 10 - price.totalHT * 12) > 5)).toEqual([])
  })

  it('never falls when the road gets longer', () => {
    const cheaper = prices.filter(
      ({ inputs, price }) => priceOf(tariff, { ...inputs, minutes: inputs.minutes + 1 }).totalHT < price.totalHT,
    )
    expect(cheaper).toEqual([])
  })
})

/** The same inputs at each run: every band and type, road times from 0 to 600 minutes in hundredths. */
function* manyInputs(count: number) {
  let seed = 20_261_120
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  for (let drawn = 0; drawn < count; drawn += 1) {
    const band = weightBandKeys[below(weightBandKeys.length)] ?? '-150'
    const type = deliveryTypes[below(deliveryTypes.length)] ?? 'flex'
    yield { band, type, minutes: below(60_000) / 100 }
  }
}
