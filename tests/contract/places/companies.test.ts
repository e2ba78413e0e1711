import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { findCompany } from '#contract/places/companies.ts'

const company = {
  siren: '900000001',
  name: 'EXEMPLE MACONNERIE',
  vatNumber: 'FR68900000001',
  address: { label: '12 Chemin des Oliviers, 06250 Mougins', point: { lat: 43.6, lng: 7 } },
  isClosed: false,
}

describe('A question of company', () => {
  it.each([
    ['900000001', true],
    ['900000002', false],
    ['90000000100017', false],
    ['', false],
  ])('is made of the nine digits of a SIREN: « %s » %j', (siren, is) => {
    expect(v.is(findCompany.query, { siren })).toBe(is)
  })

  it.each([
    company,
    { ...company, name: '', vatNumber: '', address: null },
    { ...company, address: { label: '06250 Mougins', point: null } },
    null,
  ])('is answered by what is known of it, or by nothing: %j', (data) => {
    expect(v.parse(findCompany.reply, { success: true, data }).data).toEqual(data)
  })
})
