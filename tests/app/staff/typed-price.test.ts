import { describe, expect, it } from 'vitest'
import { typedPrice } from '#app/staff/dialogs/typed-price.ts'

describe('A price as the team types it', () => {
  it.each([
    ['149,90', 14_990],
    ['149.9', 14_990],
    ['1 047,88 €', 104_788],
    ['10000', 1_000_000],
    ['1', 100],
  ])('is read: %s', (typed, cents) => {
    expect(typedPrice(typed)).toBe(cents)
  })

  it.each(['', '0', '0,00', '0,99', '12,345', '-5', 'gratuit', '10000,01', '1,000,00', '1e3'])(
    'is none: %s',
    (typed) => {
      expect(typedPrice(typed)).toBeNull()
    },
  )
})
