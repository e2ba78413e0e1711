import { describe, expect, it } from 'vitest'
import { agreedParties } from '#slip-reader/parties/agreed-parties.ts'
import type { SlipParties } from '#slip-reader/parties/party-field.ts'

const said = (value: string | null, confidence = 100, more: Partial<SlipParties> = {}): SlipParties => ({
  company: value === null ? null : { value, words: value, confidence },
  lastName: null,
  firstName: null,
  phone: null,
  address: null,
  reference: null,
  packages: null,
  ...more,
})
const company = (...readings: readonly SlipParties[]) => agreedParties(readings).company?.value ?? null

describe('What the readings of a slip say of its customer', () => {
  it('is believed of print, and of a picture that one pass read clearly or two alike', () => {
    expect(company(said('SARL Durand'))).toBe('SARL Durand')
    expect(company(said(null), said('SARL Durand', 91))).toBe('SARL Durand')
    expect(company(said('SARL Durand', 80), said('Sarl Durand', 78))).toBe('SARL Durand')
  })

  it('is silence where one pass was not sure', () => {
    expect(company(said('SARL Durand', 85))).toBeNull()
    expect(company(said('SARL Durand', 60), said('SARL Durand', 70))).toBeNull()
  })

  it('is silence as soon as two differ', () => {
    expect(company(said('SARL Durand', 96), said('SARL Durant', 96))).toBeNull()
  })

  it('has no first name without its last name', () => {
    const firstName = { value: 'Jean', words: 'M. Jean DUPONT', confidence: 95 }
    expect(
      agreedParties([
        said(null, 0, { firstName, lastName: { value: 'DUPONT', words: 'M. Jean DUPONT', confidence: 50 } }),
      ]),
    ).toMatchObject({ firstName: null, lastName: null })
  })

  it('is nothing without a reading', () => {
    expect(agreedParties([])).toEqual(said(null))
  })
})
