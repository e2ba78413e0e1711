import { describe, expect, it } from 'vitest'
import { bandAbove, bandAfterReading, weightAdvice } from '#rules/price/weight-advice.ts'

describe('The advice on a weight', () => {
  it('is none while no slip was read', () => {
    expect(weightAdvice(null, '151-300')).toEqual({ kind: 'none' })
  })

  it('agrees with the band of the weight', () => {
    expect(weightAdvice(412, '301-450')).toEqual({ kind: 'same', kg: 412, band: '301-450', nearLimitKg: null })
  })

  it.each([
    ['lighter', 412, '151-300', '301-450'],
    ['heavier', 412, '901-1350', '301-450'],
    ['missing', 150.4, null, '151-300'],
  ] as const)('names the band of the weight when the chosen one is %s', (_which, kg, chosen, band) => {
    expect(weightAdvice(kg, chosen)).toEqual({ kind: 'other', kg, band })
  })

  it.each([null, '901-1350'] as const)('is that there is no band above 1350 kg, beside %s', (chosen) => {
    expect(weightAdvice(1350.1, chosen)).toEqual({ kind: 'too-heavy', kg: 1350.1 })
  })

  it.each([
    [436.4, '301-450', null],
    [436.5, '301-450', 450],
    [450, '301-450', 450],
    [145.5, '-150', 150],
    [301, '301-450', null],
    [1309.5, '901-1350', 1350],
  ] as const)('tells of a limit within 3 %% above the weight: %d kg in %s → %s', (kg, band, limit) => {
    expect(weightAdvice(kg, band)).toMatchObject({ kind: 'same', nearLimitKg: limit })
  })
})

describe('The band once a slip was read', () => {
  it('is the one of its weight when none was chosen', () => {
    expect(bandAfterReading(412, null)).toBe('301-450')
  })

  it('stays the chosen one', () => {
    expect(bandAfterReading(412, '-150')).toBe('-150')
  })

  it.each([null, '901-1350'] as const)('is none above 1350 kg, even after %s', (chosen) => {
    expect(bandAfterReading(1620, chosen)).toBeNull()
  })
})

describe('The band above a limit', () => {
  it.each([
    [450, '451-600'],
    [900, '901-1350'],
    [1350, null],
  ])('of %d kg is %s', (limit, band) => {
    expect(bandAbove(limit)).toBe(band)
  })
})
