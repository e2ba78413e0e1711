import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readSlip } from '#contract/order/slip.ts'
import { longestSlipField, slipFieldsOnWire, type SlipFields } from '#contract/order/slip-fields.ts'

const nothing: SlipFields = {
  company: null,
  lastName: null,
  firstName: null,
  phone: null,
  address: null,
  reference: null,
  packages: null,
}
const parsed = (champs: unknown) => v.parse(readSlip.reply, { ok: true, poids_total_kg: 212, champs }).champs

describe('What a reading says beyond the weight', () => {
  const company = { value: 'SARL Durand', words: 'Livré à : SARL Durand' }

  it('travels under the names of the order data, with the words it was read from', () => {
    const onWire = slipFieldsOnWire({
      ...nothing,
      company,
      phone: { value: '0612345678', words: 'Tél. 06 12 34 56 78' },
      packages: { value: '3', words: 'Nombre de colis : 3' },
    })
    expect(onWire).toEqual({
      raisonSocialClient: { valeur: 'SARL Durand', lu: 'Livré à : SARL Durand' },
      telephone: { valeur: '0612345678', lu: 'Tél. 06 12 34 56 78' },
      nombreColis: { valeur: '3', lu: 'Nombre de colis : 3' },
    })
    expect(parsed(onWire)).toEqual({
      ...nothing,
      company,
      phone: { value: '0612345678', words: 'Tél. 06 12 34 56 78' },
      packages: { value: '3', words: 'Nombre de colis : 3' },
    })
  })

  it('is optional: another provider sends the weight alone', () => {
    expect(v.parse(readSlip.reply, { ok: true, poids_total_kg: '212' })).toEqual({
      ok: true,
      poids_total_kg: 212,
      error: null,
      file_path: null,
    })
    expect(parsed(undefined)).toBeUndefined()
  })

  it.each([
    ['mark-up', { raisonSocialClient: { valeur: '<img src=x>', lu: 'a' } }],
    ['a control character', { raisonSocialClient: { valeur: 'SARL\u0000', lu: 'a' } }],
    ['a text that turns its direction', { adresseLivraison: { valeur: '\u202Eeur', lu: 'a' } }],
    ['a text without an end', { adresseLivraison: { valeur: 'x'.repeat(longestSlipField + 1), lu: 'a' } }],
    ['a telephone of nine digits', { telephone: { valeur: '061234567', lu: 'a' } }],
    ['a number of packages in words', { nombreColis: { valeur: 'trois', lu: 'trois colis' } }],
    ['a value without its words', { reference: { valeur: 'BL1' } }],
    ['another kind of value', { reference: 'BL1', nomClient: 12, prenomClient: [] }],
  ])('leaves out what is no plain text: %s', (_, champs) => {
    expect(parsed(champs)).toEqual(nothing)
  })

  it.each([null, 'oui', 3])('never makes a reading fail: %s', (champs) => {
    expect(v.parse(readSlip.reply, { ok: true, poids_total_kg: 212, champs })).toMatchObject({
      ok: true,
      poids_total_kg: 212,
    })
  })

  it('is cut and cleaned before it travels', () => {
    const words = `Livré à :\n${'mot '.repeat(100)}`
    expect(
      slipFieldsOnWire({
        ...nothing,
        company: { value: ' SARL  Durand ', words },
        reference: { value: 'y'.repeat(300), words: 'z' },
      }),
    ).toEqual({
      raisonSocialClient: {
        valeur: 'SARL Durand',
        lu: words.replaceAll(/\s+/g, ' ').slice(0, longestSlipField).trim(),
      },
    })
  })
})
