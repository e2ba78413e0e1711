import { describe, expect, it } from 'vitest'
import { isMobilePhone, isPhone, normalizePhone, phoneIn, shownPhone, spacedPhone } from '#rules/text/phone.ts'

describe('A phone number as typed', () => {
  it.each([
    ['plain', '0612345678'],
    ['with spaces', '06 12 34 56 78'],
    ['with no-break spaces', '06\u00A012\u202F34\u00A056\u202F78'],
    ['with dots', '06.12.34.56.78'],
    ['with dashes', '06-12-34-56-78'],
    ['with dashes that do not break', '06\u201112\u201134\u201156\u201178'],
    ['with long dashes', '06–12–34–56–78'],
    ['with a mix of them', ' 06 12-34.56 78 '],
    ['from abroad, with +33', '+33612345678'],
    ['from abroad, spaced', '+33 6 12 34 56 78'],
    ['from abroad, with the zero in brackets', '+33 (0)6 12 34 56 78'],
    ['from abroad, with 0033', '0033 6 12 34 56 78'],
  ])('%s is ten digits', (_, text) => {
    expect(normalizePhone(text)).toBe('0612345678')
  })
})

describe('A phone number of the order form', () => {
  it.each(['0612345678', '0493000000', '+33 4 93 00 00 00', '0912345678', '1234567890'])(
    '%s has exactly ten digits',
    (text) => {
      expect(isPhone(text)).toBe(true)
    },
  )

  it.each([
    '',
    ' ',
    '061234567',
    '06123456789',
    '06 12 34 56 7',
    '+33 6 12 34 56 7',
    '33612345678',
    '+377 93 15 00 00',
    '06123456a8',
    '٠٦١٢٣٤٥٦٧٨',
  ])('« %s » has not', (text) => {
    expect(isPhone(text)).toBe(false)
  })
})

describe('A phone number of the register page', () => {
  it.each(['0612345678', '0712345678', '06 12 34 56 78', '+33 7 12 34 56 78'])(
    '%s is 06 or 07 and eight digits',
    (text) => {
      expect(isMobilePhone(text)).toBe(true)
    },
  )

  it.each(['', '0493000000', '0512345678', '0812345678', '061234567', '06123456789', '+33493000000', '6612345678'])(
    '« %s » is not',
    (text) => {
      expect(isMobilePhone(text)).toBe(false)
    },
  )
})

describe('A phone number to read', () => {
  it('goes by pairs, with spaces that break nowhere in a line of text', () => {
    expect(['0612345678', '+33 6 12.34.56.78'].map(spacedPhone)).toEqual(['06 12 34 56 78', '06 12 34 56 78'])
    expect(shownPhone('0612345678')).toBe('06\u00A012\u00A034\u00A056\u00A078')
  })

  it('stays as it came when it is of another kind', () => {
    expect([spacedPhone('+377 93'), shownPhone('')]).toEqual(['+377 93', ''])
  })
})

describe('A phone number among words', () => {
  it.each(['Ali Petit, 06 12 34 56 78', 'Ali 0612345678', '06.12.34.56.78 (Ali)', 'Ali +33 (0)6 12 34 56 78'])(
    'is found: « %s »',
    (text) => {
      expect(phoneIn(text)).toBe('0612345678')
    },
  )

  it.each(['', 'Ali Petit', 'BL-26-118204', '44871 0612', '90612345678901'])(
    'is not found where none is: « %s »',
    (text) => {
      expect(phoneIn(text)).toBeNull()
    },
  )
})
