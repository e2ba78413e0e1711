import { describe, expect, it } from 'vitest'
import { placeOfStop } from '#app/order/model/stop-place.ts'

describe('The place of an address that was ordered before', () => {
  it('has its point, its postcode and its town', () => {
    const stop = { label: '12 rue des Oliviers, 06400 Cannes', lat: 43.5512, lng: 7.0128 }
    expect(placeOfStop(stop)).toEqual({
      ...stop,
      postcode: '06400',
      city: 'Cannes',
      hasNumber: true,
      approximate: false,
    })
  })

  it.each([
    ['Chemin des Pins, 06250 Mougins', { hasNumber: false, approximate: false }],
    ['ZI Les Tourrades, 06210 Mandelieu', { hasNumber: true, approximate: false }],
    ['06250 Mougins', { hasNumber: false, approximate: true }],
  ])('warns as a fresh pick would: %s', (label, warnings) => {
    expect(placeOfStop({ label, lat: 43.6, lng: 7 })).toMatchObject(warnings)
  })
})
