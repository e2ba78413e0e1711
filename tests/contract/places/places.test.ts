import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { latLngSchema, placeSchema, resolvePlace, suggestPlaces } from '#contract/places/places.ts'
import { refusedFields } from '#tests/contract/refusals.ts'

const place = {
  label: '12 rue des Oliviers, 06400 Cannes',
  lat: 43.5512,
  lng: 7.0128,
  postcode: '06400',
  city: 'Cannes',
  hasNumber: true,
  approximate: false,
}

describe('A place', () => {
  it('has a label, a point, and what is known of its town', () => {
    expect(v.parse(placeSchema, place)).toEqual(place)
  })

  it('may have no postcode and no town', () => {
    expect(refusedFields(placeSchema, { ...place, postcode: null, city: null })).toEqual([])
  })

  it.each([
    ['label', ''],
    ['label', 'a'.repeat(301)],
    ['lat', 90.1],
    ['lng', -180.1],
    ['lat', null],
  ])('with %s %j is refused', (field, value) => {
    expect(refusedFields(placeSchema, { ...place, [field]: value })).toEqual([field])
  })

  it.each([{}, { lat: 43.5 }, { lat: '43.5', lng: '7' }, { lat: Number.NaN, lng: 7 }])(
    'has no point in %j',
    (point) => {
      expect(v.is(latLngSchema, point)).toBe(false)
    },
  )
})

describe('A question of address', () => {
  it.each([
    ['suggested', suggestPlaces.query],
    ['resolved', resolvePlace.query],
  ])('is trimmed before it is %s', (_, query) => {
    expect(v.parse(query, { q: '  Cannes ' })).toEqual({ q: 'Cannes' })
  })

  it.each(['', '   ', 'a'.repeat(201), null])('« %s » is refused', (q) => {
    expect(v.is(suggestPlaces.query, { q })).toBe(false)
  })

  it('is answered by places, with the credit of their source', () => {
    expect(v.is(suggestPlaces.reply, { success: true, data: [place], credit: 'Source' })).toBe(true)
  })

  it.each([place, null])('is resolved to the first match or to nothing: %j', (data) => {
    expect(v.parse(resolvePlace.reply, { success: true, data }).data).toEqual(data)
  })
})
