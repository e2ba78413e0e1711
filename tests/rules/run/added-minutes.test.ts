import { describe, expect, it } from 'vitest'
import { addedMinutes } from '#rules/run/added-minutes.ts'

const nice = { label: 'Nice', lat: 43.7, lng: 7.27 }
const cannes = { label: 'Cannes', lat: 43.55, lng: 7.02 }
const grasse = { label: 'Grasse', lat: 43.66, lng: 6.92 }

describe('What stops add to a run', () => {
  it('are the stop before each and the road to it, as measured, else by its distance', () => {
    expect(addedMinutes(nice, [{ ...cannes, minutes: 33 }])).toBe(12 + 33)
    // 26.1 km as the crow flies, × 1.3 at 50 km/h.
    expect(addedMinutes(nice, [cannes])).toBe(12 + 41)
    expect(
      addedMinutes(nice, [
        { ...cannes, minutes: 33 },
        { ...grasse, minutes: 25 },
      ]),
    ).toBe(12 + 33 + 12 + 25)
  })

  it('is nothing at the address of the stop before, nor for the first of a run', () => {
    expect(addedMinutes(cannes, [cannes, { ...grasse, minutes: 25 }])).toBe(12 + 25)
    expect(addedMinutes(null, [cannes, { ...grasse, minutes: 25 }])).toBe(12 + 25)
    expect(addedMinutes(nice, [])).toBe(0)
  })
})
