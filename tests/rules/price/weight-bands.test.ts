import { describe, expect, it } from 'vitest'
import { bandForKg, gaugeLevel, weightBandKeys, weightBands, weightLabel } from '#rules/price/weight-bands.ts'

describe('The weight bands', () => {
  it('are the seven of the specification, lightest first', () => {
    expect(weightBandKeys).toEqual(['-150', '151-300', '301-450', '451-600', '601-750', '751-900', '901-1350'])
  })

  it('rise one above the other', () => {
    const limits = weightBands.map((band) => band.upToKg)
    expect(limits.toSorted((a, b) => a - b)).toEqual(limits)
  })
})

describe('A load', () => {
  it.each([
    [0.001, '-150'],
    [1, '-150'],
    [149.9, '-150'],
    [150, '-150'],
    [150.4, '151-300'],
    [150.6, '151-300'],
    [151, '151-300'],
    [300, '151-300'],
    [300.1, '301-450'],
    [301, '301-450'],
    [450, '301-450'],
    [450.1, '451-600'],
    [600, '451-600'],
    [600.1, '601-750'],
    [750, '601-750'],
    [750.1, '751-900'],
    [900, '751-900'],
    [900.1, '901-1350'],
    [1350, '901-1350'],
  ])('of %d kg is in the band %s', (kg, band) => {
    expect(bandForKg(kg)).toBe(band)
  })

  it.each([1350.1, 1351, 100_000, Number.POSITIVE_INFINITY])('of %d kg is above every band', (kg) => {
    expect(bandForKg(kg)).toBeNull()
  })

  it.each([0, -0, -1, -150, Number.NaN, Number.NEGATIVE_INFINITY])('of %d kg is no load', (kg) => {
    expect(bandForKg(kg)).toBeNull()
  })
})

describe('The label of a band', () => {
  it.each([
    ['-150', '0-150 kg'],
    ['151-300', '151-300 kg'],
    ['301-450', '301-450 kg'],
    ['451-600', '451-600 kg'],
    ['601-750', '601-750 kg'],
    ['751-900', '751-900 kg'],
    ['901-1350', '901-1350 kg'],
  ] as const)('of %s is « %s »', (key, label) => {
    expect(weightLabel(key)).toBe(label)
  })
})

describe('The load gauge', () => {
  it('fills one bar more at each band', () => {
    expect(weightBandKeys.map(gaugeLevel)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})
