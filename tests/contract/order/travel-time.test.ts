import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { calculateDuration } from '#contract/order/travel-time.ts'
import { refusedFields } from '#tests/contract/refusals.ts'

const asked = { origin: '43.5512,7.0128', destination: '43.6003,6.9951', departure_time: 1_795_161_600 }

describe('A question of travel time', () => {
  it("names its points 'lat,lng'", () => {
    expect(v.parse(calculateDuration.body, asked)).toEqual({
      origin: { lat: 43.5512, lng: 7.0128 },
      destination: { lat: 43.6003, lng: 6.9951 },
      departure_time: 1_795_161_600,
    })
  })

  it('may name the addresses that its points are of, and their signatures', () => {
    const named = {
      ...asked,
      adressPickUp: ' 12 rue des Oliviers, 06400 Cannes',
      adresseLivraison: '06250 Mougins',
      signaturePickUp: 'always.abc',
    }
    expect(v.parse(calculateDuration.body, named)).toMatchObject({
      adressPickUp: '12 rue des Oliviers, 06400 Cannes',
      adresseLivraison: '06250 Mougins',
      signaturePickUp: 'always.abc',
    })
  })

  it.each([
    ['adressPickUp', 'x'.repeat(301)],
    ['origin', 'Cannes'],
    ['destination', ''],
    ['departure_time', 1.5],
    ['departure_time', -1],
    ['departure_time', 1_795_161_600_000],
    ['departure_time', '1795161600'],
  ])('with %s %s is refused', (field, value) => {
    expect(refusedFields(calculateDuration.body, { ...asked, [field]: value })).toEqual([field])
  })
})

describe('An answer of travel time', () => {
  it.each([
    ['minutes', { success: true, duration_in_minutes: 24 }, 24],
    ['minutes as text', { success: true, duration_in_minutes: '24.5' }, 24.5],
    ['no minutes', { success: false, duration_in_minutes: null }, null],
    ['nothing', { success: false }, null],
  ])('may give %s', (_, reply, minutes) => {
    expect(v.parse(calculateDuration.reply, reply).duration_in_minutes).toBe(minutes)
  })

  it('is a road service’s own unless it says that it is estimated', () => {
    expect(v.parse(calculateDuration.reply, { success: true, duration_in_minutes: 24 }).estimated).toBe(false)
  })

  it.each([-1, 'bientôt', {}, Number.NaN])('of %s minutes is refused', (minutes) => {
    expect(v.is(calculateDuration.reply, { success: true, duration_in_minutes: minutes })).toBe(false)
  })
})
