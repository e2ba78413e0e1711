import { describe, expect, it } from 'vitest'
import { isVatNumber, normalizeVatNumber } from '#rules/company.ts'

describe('A VAT number', () => {
  it.each(['FR12345678901', 'fr12345678901', 'FR 12 345 678 901', ' FR12345678901 ', 'FR\u00A012345678901'])('« %s » is FR followed by 11 digits', (text) => {
    expect(isVatNumber(text)).toBe(true)
  })

  it.each(['', 'FR', 'FR1234567890', 'FR123456789012', '12345678901', 'BE0123456789', 'FRAB345678901', 'FR12345678901X', 'XFR12345678901'])('« %s » is not', (text) => {
    expect(isVatNumber(text)).toBe(false)
  })

  it('is kept without spaces and in capitals', () => {
    expect(normalizeVatNumber(' fr 12 345 678 901 ')).toBe('FR12345678901')
  })
})
