import { describe, expect, it } from 'vitest'
import { billingPostalCode } from '#rules/text/postal-code.ts'

describe('The postal code of the card', () => {
  it.each([
    ['12 rue des Oliviers, 06250 Mougins', '06250'],
    ['06250 Mougins', '06250'],
    ['F-06400 Cannes, France', '06400'],
    ['1 avenue de la Costa, 98000 Monaco', '98000'],
    ['BP 123456, 06150 Cannes la Bocca', '06150'],
    ['du 06400 au 06250', '06400'],
  ])('of « %s » is its first group of five digits: %s', (address, code) => {
    expect(billingPostalCode(address)).toBe(code)
  })

  it.each(['', 'Monaco', '1234 rue du Port', '123456 rue du Port', '06 250 Mougins', '12345678901234'])(
    'is 06560 when the address « %s » has none',
    (address) => {
      expect(billingPostalCode(address)).toBe('06560')
    },
  )
})
