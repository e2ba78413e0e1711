import { describe, expect, it } from 'vitest'
import { centsFromEuros, eurosFromCents, formatEuros, roundHalfUp } from '#rules/price/money.ts'

describe('An amount from the wire', () => {
  it.each([
    ['a whole number', 20, 2000],
    ['one decimal', 39.9, 3990],
    ['two decimals', 19.99, 1999],
    ['nothing', 0, 0],
    ['a refund', -5.5, -550],
    ['numeric text', '39.9', 3990],
    ['text with two decimals', '47.88', 4788],
    ['text with a French comma', '19,90', 1990],
    ['the default of the last-delivery panel', '0,00', 0],
    ['text with space around', ' 10.00 ', 1000],
    ['negative text', '-0,50', -50],
    ['a thousand billion', 1_000_000_000_000, 100_000_000_000_000],
  ])('is read from %s', (_, euros, cents) => {
    expect(centsFromEuros(euros)).toBe(cents)
  })

  it.each([
    [1.005, 101],
    [8.165, 817],
    [1.115, 112],
    [10.075, 1008],
    [-1.005, -101],
    ['1.005', 101],
    ['1.00499', 100],
  ])('rounds %s to %i cents, halves away from zero', (euros, cents) => {
    expect(centsFromEuros(euros)).toBe(cents)
  })

  it.each(['', ' ', 'abc', '19,90 €', '1,234.5', '1.2.3', '0x10', '1e3', 'Infinity', '.', '-', '٣'])(
    'is not a number when it says « %s »',
    (text) => {
      expect(centsFromEuros(text)).toBeNaN()
    },
  )

  it('is not a number when it is none', () => {
    expect(centsFromEuros(Number.NaN)).toBeNaN()
  })
})

describe('An amount for the wire', () => {
  it.each([
    [3990, 39.9],
    [1999, 19.99],
    [0, 0],
    [-550, -5.5],
  ])('carries %i cents as %d euros', (cents, euros) => {
    expect(eurosFromCents(cents)).toBe(euros)
  })

  it('comes back as the same cents, for every amount up to 2 000 €', () => {
    const lost = Array.from({ length: 200_001 }, (_, cents) => cents).filter(
      (cents) => centsFromEuros(eurosFromCents(cents)) !== cents,
    )
    expect(lost).toEqual([])
  })
})

describe('An amount for people', () => {
  it.each([
    [1990, '19,90\u00A0€'],
    [0, '0,00\u00A0€'],
    [5, '0,05\u00A0€'],
    [104788, '1\u00A0047,88\u00A0€'],
    [123456789, '1\u00A0234\u00A0567,89\u00A0€'],
    [-1990, '-19,90\u00A0€'],
  ])('shows %i cents as « %s »', (cents, text) => {
    expect(formatEuros(cents)).toBe(text)
  })

  it('holds no narrow no-break space, which the invoice font lacks', () => {
    expect(formatEuros(123456789)).not.toContain('\u202F')
  })

  it('holds no space where a line may break', () => {
    expect(formatEuros(123456789)).not.toContain(' ')
  })
})

describe('Rounding to the cent', () => {
  it.each([
    [0.4, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [2.499, 2],
    [1.005 * 100, 101],
    [4.35 * 100, 435],
    [-0.4, 0],
    [-0.5, -1],
    [-2.5, -3],
    [-2.499, -2],
    [-1.005 * 100, -101],
    [123_456_789_012.5, 123_456_789_013],
  ])('takes %d to %i', (value, whole) => {
    expect(roundHalfUp(value)).toBe(whole)
  })

  it.each([0, 1, -1, 2_147_483_648, 1e15, -1e15, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])(
    'leaves the whole number %i alone',
    (whole) => {
      expect(roundHalfUp(whole)).toBe(whole)
    },
  )

  it.each([-0, -0.1])('never says minus zero for %d', (value) => {
    expect(Object.is(roundHalfUp(value), 0)).toBe(true)
  })

  it('passes on what is not a number', () => {
    expect(roundHalfUp(Number.NaN)).toBeNaN()
  })
})
