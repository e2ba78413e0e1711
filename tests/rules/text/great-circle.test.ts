import { describe, expect, it } from 'vitest'
import { greatCircle } from '#rules/text/great-circle.ts'

describe('the great circle', () => {
  it('is a quarter of the meridian from the equator to the pole', () => {
    expect(greatCircle({ lat: 0, lng: 0 }, { lat: 90, lng: 0 })).toBeCloseTo(10_007_558, -1)
  })

  it('is nothing from a point to itself', () => {
    expect(greatCircle({ lat: 43.6, lng: 7 }, { lat: 43.6, lng: 7 })).toBe(0)
  })

  it('crosses the antimeridian the short way', () => {
    expect(greatCircle({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111_195, -1)
  })

  it('is half the sphere between antipodes', () => {
    expect(greatCircle({ lat: 43.6, lng: 7 }, { lat: -43.6, lng: -173 })).toBeCloseTo(20_015_115, -1)
  })
})
