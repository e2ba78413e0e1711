import { describe, expect, it } from 'vitest'
import { isIban, spacedIban } from '#rules/text/iban.ts'

describe('An IBAN', () => {
  it.each(['FR7630006000011234567890189', 'DE89370400440532013000', 'FR7600000000000000000000000'])('is %s', (iban) => {
    expect(isIban(iban)).toBe(true)
  })

  it.each(['FR7630006000011234567890188', 'FR76 3000 6000 0112 3456 7890 189', 'FR76', '7630006000011234567890189FR'])(
    'is not %s',
    (text) => {
      expect(isIban(text)).toBe(false)
    },
  )

  it('is printed in groups of four', () => {
    expect(spacedIban('FR7630006000011234567890189')).toBe('FR76 3000 6000 0112 3456 7890 189')
  })
})
