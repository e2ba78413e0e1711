import { describe, expect, it } from 'vitest'
import { invoicePath } from '#app/history/invoice-path.ts'

describe('The address of an invoice in the list', () => {
  it('is the number of its order and the key that came with it', () => {
    expect(invoicePath(17, 'facture-2026-000001-ab.pdf', '1763650000.c2lnbmVk')).toBe(
      '/factures/17/1763650000.c2lnbmVk',
    )
  })

  it('is at the provider’s origin, where that is another one than the page’s', () => {
    expect(invoicePath(17, 'a.pdf', 'k', 'https://api.colibat.example')).toBe(
      'https://api.colibat.example/factures/17/k',
    )
  })

  it('is the name of its file where no key came', () => {
    expect(invoicePath(17, 'facture 2026/1.pdf', null)).toBe('/factures/facture%202026%2F1.pdf')
  })
})
