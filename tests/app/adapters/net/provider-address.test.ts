import { describe, expect, it } from 'vitest'
import { providerAddress } from '#adapters/net/provider-address.ts'

describe('An address of the provider', () => {
  it.each([
    ['/factures/a.pdf', '', '/factures/a.pdf'],
    ['/factures/a.pdf', 'https://api.colibat.example', 'https://api.colibat.example/factures/a.pdf'],
    ['slips/a.pdf', 'https://api.colibat.example', 'https://api.colibat.example/slips/a.pdf'],
    ['slips/a.pdf', '', '/slips/a.pdf'],
    ['https://files.example/a.pdf', 'https://api.colibat.example', 'https://files.example/a.pdf'],
  ])('is %s at « %s »: %s', (path, origin, whole) => {
    expect(providerAddress(path, origin)).toBe(whole)
  })

  it('is on this page’s own origin unless the build was told another', () => {
    expect(providerAddress('/factures/a.pdf')).toBe('/factures/a.pdf')
  })
})
