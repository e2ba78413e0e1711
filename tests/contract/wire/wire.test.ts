import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { euros, instantFromWire, latLngOnWire, latLngText, wireFromInstant, wireInstant } from '#contract/wire/wire.ts'

describe('Euros on the wire', () => {
  it.each([
    [19.9, 1990],
    [0, 0],
    [-5, -500],
    ['47.88', 4788],
    ['19,90', 1990],
    ['0,00', 0],
    [1.005, 101],
  ])('%s is read as %i cents', (wire, cents) => {
    expect(v.parse(euros, wire)).toBe(cents)
  })

  it.each(['', 'abc', '19,90 €', '1e300', 1e300, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, {}, []])(
    '%s is refused',
    (wire) => {
      expect(v.is(euros, wire)).toBe(false)
    },
  )

  it('is refused in French when it is no amount', () => {
    expect(v.safeParse(euros, 'abc').issues?.[0].message).toBe('Montant invalide')
  })
})

describe('An instant for the wire', () => {
  it.each([
    ['in winter', '2026-11-20T09:30:05Z', '2026-11-20 10:30:05'],
    ['in summer', '2026-07-14T22:05:09Z', '2026-07-15 00:05:09'],
    ['with zeros in front', '2026-01-02T02:04:05Z', '2026-01-02 03:04:05'],
    ['in the last second of the year', '2026-12-31T22:59:59Z', '2026-12-31 23:59:59'],
    ['before the clocks go forward', '2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
    ['once the clocks went forward', '2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
    ['the first time in the doubled hour', '2026-10-25T00:30:00Z', '2026-10-25 02:30:00'],
    ['the second time in the doubled hour', '2026-10-25T01:30:00Z', '2026-10-25 02:30:00'],
  ])('is the wall clock of Paris %s', (_, instant, text) => {
    expect(wireFromInstant(new Date(instant))).toBe(text)
  })
})

describe('A date from the wire', () => {
  it.each([
    ['the wall clock of Paris in winter', '2026-11-20 10:30:05', '2026-11-20T09:30:05.000Z'],
    ['the wall clock of Paris in summer', '2026-07-14 10:30:05', '2026-07-14T08:30:05.000Z'],
    ['a T between day and time', '2026-11-20T10:30:05', '2026-11-20T09:30:05.000Z'],
    ['no seconds', '2026-11-20 10:30', '2026-11-20T09:30:00.000Z'],
    ['fractions of a second', '2026-11-20 10:30:05.000000', '2026-11-20T09:30:05.000Z'],
    ['a bare day, its midnight', '2026-11-20', '2026-11-19T23:00:00.000Z'],
    ['a leap day', '2028-02-29 12:00:00', '2028-02-29T11:00:00.000Z'],
    ['the hour that spring skips, one hour later', '2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
    ['the end of that hour', '2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
    ['the hour that autumn doubles, the first time', '2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z'],
    ['the end of that hour', '2026-10-25 03:00:00', '2026-10-25T02:00:00.000Z'],
    ['an ISO instant', '2026-11-20T10:30:05Z', '2026-11-20T10:30:05.000Z'],
    ['an ISO instant with microseconds', '2026-11-20T10:30:05.000000Z', '2026-11-20T10:30:05.000Z'],
    ['an ISO instant with an offset', '2026-11-20T10:30:05+01:00', '2026-11-20T09:30:05.000Z'],
  ])('may be %s: %s', (_, text, instant) => {
    expect(instantFromWire(text).toISOString()).toBe(instant)
  })

  it.each([
    ['nothing', ''],
    ['words', 'demain'],
    ['30 February', '2026-02-30 10:00:00'],
    ['30 February as an ISO instant', '2026-02-30T10:00:00Z'],
    ['29 February of a common year', '2026-02-29'],
    ['31 November', '2026-11-31 10:00:00'],
    ['a thirteenth month', '2026-13-01 10:00:00'],
    ['a zero date', '0000-00-00 00:00:00'],
    ['the hour 24:00', '2026-11-20 24:00:00'],
    ['the hour 24:00 as an ISO instant', '2026-11-20T24:00:00Z'],
    ['the minute 60', '2026-11-20 10:60:00'],
    ['the second 60', '2026-11-20 10:30:60'],
    ['a French date', '20/11/2026 10:30'],
    ['an hour without its zero', '2026-11-20 9:30:00'],
    ['something behind it', '2026-11-20 10:30:00; drop'],
  ])('is none when it says %s (%s)', (_, text) => {
    expect(instantFromWire(text).getTime()).toBeNaN()
  })

  it('comes back from the instant it was sent as, at every quarter of an hour of 2026 but the second of the doubled hour', () => {
    const start = Date.parse('2026-01-01T00:00:00Z')
    const sent = Array.from({ length: 365 * 96 }, (_, quarter) => new Date(start + quarter * 900_000))
    const moved = sent.filter((instant) => instantFromWire(wireFromInstant(instant)).getTime() !== instant.getTime())
    expect(moved.map((instant) => instant.toISOString())).toEqual(
      ['00', '15', '30', '45'].map((minutes) => `2026-10-25T01:${minutes}:00.000Z`),
    )
  })

  it('is refused in French by the schema', () => {
    expect(v.safeParse(wireInstant, '2026-02-30').issues?.[0].message).toBe('Date invalide')
  })

  it('is a Date once parsed', () => {
    expect(v.parse(wireInstant, '2026-11-20 10:30:05')).toEqual(new Date('2026-11-20T09:30:05Z'))
  })
})

describe('A point on the wire', () => {
  it('is written latitude first', () => {
    expect(latLngOnWire({ lat: 43.5512, lng: 7.0128 })).toBe('43.5512,7.0128')
  })

  it.each([
    ['43.5512,7.0128', 43.5512, 7.0128],
    ['43.5512, 7.0128', 43.5512, 7.0128],
    ['-90,-180', -90, -180],
    ['90,180', 90, 180],
    ['0,0', 0, 0],
  ])('%s is read latitude first', (text, lat, lng) => {
    expect(v.parse(latLngText, text)).toEqual({ lat, lng })
  })

  it.each(['', ',', '43.5', '43.5,', ',7', '43.5,7,0', '90.1,7', '43.5,180.1', 'Nice,Cannes', 'NaN,7', 'Infinity,7'])(
    '« %s » is refused',
    (text) => {
      expect(v.is(latLngText, text)).toBe(false)
    },
  )
})
