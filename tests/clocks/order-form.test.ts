import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { minutesLeftForAfternoon } from '#rules/moment/time-left.ts'
import { urgentPickup } from '#rules/moment/departure.ts'
import { chips, issues, sent, startOf, times } from './order-form-at.ts'

// Every moment is written with the offset of Paris; the device's own zone is TZ, one of three (vitest.config.ts).
const noneToday = "Aucun créneau disponible aujourd'hui, choisissez le prochain jour ouvré."
const tooSoon = 'La date doit être au moins 3 heures après maintenant'
const outside = 'La date choisie est en dehors des heures de livraison autorisées'
const planned = (deliveryDateTime: string) => ({ livraisonType: 'planifiee', deliveryDateTime }) as const
const flex = (slot: string) => ({ flexDate: slot.slice(0, 10), flexHalfDay: slot.slice(11) as 'AM' | 'PM' })
const urgent = { livraisonType: 'urgent' } as const

describe('The device', () => {
  it('really is in the zone of this run', () => {
    const hours: Record<string, number> = { 'Europe/Paris': 14, 'America/New_York': 8, 'Asia/Tokyo': 21 }
    const zone = process.env['TZ'] ?? ''
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect(new Date('2026-07-14T12:00:00Z').getHours()).toBe(hours[zone])
  })
})

describe('A new order', () => {
  it.each([
    ['Friday 12:29', '2026-11-20T12:29:00+01:00', '2026-11-20 PM', 1],
    ['Friday, a millisecond before 12:30', '2026-11-20T12:29:59.999+01:00', '2026-11-20 PM', 1],
    ['Friday 12:30', '2026-11-20T12:30:00+01:00', '2026-11-21 AM', null],
    ['Friday 12:31', '2026-11-20T12:31:00+01:00', '2026-11-21 AM', null],
    ['Friday 18:15', '2026-11-20T18:15:00+01:00', '2026-11-21 AM', null],
    ['Friday, a millisecond before midnight', '2026-11-20T23:59:59.999+01:00', '2026-11-21 AM', null],
    ['Saturday 0:00', '2026-11-21T00:00:00+01:00', '2026-11-23 AM', null],
    ['Saturday 12:29', '2026-11-21T12:29:00+01:00', '2026-11-23 AM', null],
    ['Saturday 12:30', '2026-11-21T12:30:00+01:00', '2026-11-23 AM', null],
    ['Saturday 12:31', '2026-11-21T12:31:00+01:00', '2026-11-23 AM', null],
    ['Sunday 0:00', '2026-11-22T00:00:00+01:00', '2026-11-23 AM', null],
    ['Sunday 12:29', '2026-11-22T12:29:00+01:00', '2026-11-23 AM', null],
    ['Sunday, a millisecond before midnight', '2026-11-22T23:59:59.999+01:00', '2026-11-23 AM', null],
    ['Monday 0:00', '2026-11-23T00:00:00+01:00', '2026-11-23 PM', 750],
    ['the Saturday before the clocks go forward', '2027-03-27T23:59:59.999+01:00', '2027-03-30 AM', null],
    ['the last moment of winter', '2027-03-28T01:59:59.999+01:00', '2027-03-30 AM', null],
    ['the first moment of summer', '2027-03-28T03:00:00+02:00', '2027-03-30 AM', null],
    ['the last moment of that Sunday', '2027-03-28T23:59:59.999+02:00', '2027-03-30 AM', null],
    ['that Easter Monday, 0:00', '2027-03-29T00:00:00+02:00', '2027-03-30 AM', null],
    ['that Easter Monday, 12:29', '2027-03-29T12:29:00+02:00', '2027-03-30 AM', null],
    ['that Easter Monday, 12:30', '2027-03-29T12:30:00+02:00', '2027-03-30 AM', null],
    ['2:30 before the clocks go back', '2026-10-25T02:30:00+02:00', '2026-10-26 AM', null],
    ['2:30 again, after the clocks went back', '2026-10-25T02:30:00+01:00', '2026-10-26 AM', null],
    ['the Monday after the clocks went back, 12:29', '2026-10-26T12:29:00+01:00', '2026-10-26 PM', 1],
    ['the Monday after the clocks went back, 12:30', '2026-10-26T12:30:00+01:00', '2026-10-27 AM', null],
    ['the Sunday on which the clocks go back a year later', '2027-10-31T02:30:00+01:00', '2027-11-02 AM', null],
    ['All Saints’ Monday, 12:29', '2027-11-01T12:29:00+01:00', '2027-11-02 AM', null],
    ['the last day of the year, 12:29', '2026-12-31T12:29:00+01:00', '2026-12-31 PM', 1],
    ['the last day of the year, 12:30', '2026-12-31T12:30:00+01:00', '2027-01-02 AM', null],
    ['the last moment of the year', '2026-12-31T23:59:59.999+01:00', '2027-01-02 AM', null],
    ['the first moment of the year', '2027-01-01T00:00:00+01:00', '2027-01-02 AM', null],
  ])('on %s (%s) starts with %s, and tells the minutes left for this afternoon: %s', (_, at, slot, left) => {
    const now = new Date(at)
    expect(startOf(now)).toBe(slot)
    expect(minutesLeftForAfternoon(now, holidaysOnly)).toBe(left)
    expect(issues(flex(slot), now)).toEqual({})
  })
})

describe('This afternoon', () => {
  it.each([
    ['Friday', '2026-11-20', '+01:00'],
    ['the Monday after the clocks went forward', '2027-03-29', '+02:00'],
    ['the Monday after the clocks went back', '2026-10-26', '+01:00'],
    ['a Monday of November 2027', '2027-11-01', '+01:00'],
    ['the last day of the year', '2026-12-31', '+01:00'],
    ['a day of summer', '2027-07-13', '+02:00'],
  ])('of %s (%s) is taken until 12:29:59.999 and refused from 12:30 on', (_, day, offset) => {
    const verdict = (time: string) => issues(flex(`${day} PM`), new Date(`${day}T${time}${offset}`))
    expect([verdict('12:29:00'), verdict('12:29:59.999'), verdict('12:30:00'), verdict('12:31:00')]).toEqual([
      {},
      {},
      { flexDate: noneToday },
      { flexDate: noneToday },
    ])
  })
})

describe('The strip of days', () => {
  it.each([
    ['Friday 12:29', '2026-11-20T12:29:00+01:00', ['ven. 20 nov.', 'sam. 21 nov.', '[dim. 22 nov.]', 'lun. 23 nov.']],
    ['Friday 12:30', '2026-11-20T12:30:00+01:00', ['sam. 21 nov.', '[dim. 22 nov.]', 'lun. 23 nov.', 'mar. 24 nov.']],
    [
      'Friday, a millisecond before midnight',
      '2026-11-20T23:59:59.999+01:00',
      ['sam. 21 nov.', '[dim. 22 nov.]', 'lun. 23 nov.', 'mar. 24 nov.'],
    ],
    ['Saturday 0:00', '2026-11-21T00:00:00+01:00', ['lun. 23 nov.', 'mar. 24 nov.', 'mer. 25 nov.', 'jeu. 26 nov.']],
    [
      'the Sunday of 23 hours',
      '2027-03-28T23:30:00+02:00',
      ['lun. 29 mars', 'mar. 30 mars', 'mer. 31 mars', 'jeu. 1 avr.'],
    ],
    [
      'the Sunday of 25 hours',
      '2026-10-25T23:30:00+01:00',
      ['lun. 26 oct.', 'mar. 27 oct.', 'mer. 28 oct.', 'jeu. 29 oct.'],
    ],
    [
      'the Saturday before the next one',
      '2027-10-30T23:30:00+02:00',
      ['lun. 1 nov.', 'mar. 2 nov.', 'mer. 3 nov.', 'jeu. 4 nov.'],
    ],
    [
      'the last evening of the year',
      '2026-12-31T23:30:00+01:00',
      ['ven. 1 janv.', 'sam. 2 janv.', '[dim. 3 janv.]', 'lun. 4 janv.'],
    ],
  ])('on %s (%s) is %o', (_, now, days) => {
    expect(chips(new Date(now), 4)).toEqual(days)
  })
})

describe('The planned times that are offered', () => {
  it.each([
    ['today at 10:00', '2026-11-20', '2026-11-20T10:00:00+01:00', '13:30…17:30'],
    ['today, a millisecond before 10:00', '2026-11-20', '2026-11-20T09:59:59.999+01:00', '13:00…17:30'],
    ['today until 14:29:59.999', '2026-11-20', '2026-11-20T14:29:59.999+01:00', '17:30…17:30'],
    ['today from 14:30 on', '2026-11-20', '2026-11-20T14:30:00+01:00', 'none'],
    ['on a Saturday', '2026-11-21', '2026-11-20T14:30:00+01:00', '08:30…12:30'],
    ['on a Sunday', '2026-11-22', '2026-11-20T14:30:00+01:00', 'none'],
    ['on a Monday at 4:29:59.999', '2026-11-23', '2026-11-23T04:29:59.999+01:00', '07:30…17:30'],
    ['on a Monday at 4:30', '2026-11-23', '2026-11-23T04:30:00+01:00', '08:00…17:30'],
    ['on the Sunday when the clocks go forward', '2027-03-28', '2027-03-26T10:00:00+01:00', 'none'],
    ['on the Monday after, seen from winter', '2027-03-29', '2027-03-28T01:59:59+01:00', '07:30…17:30'],
    ['on the Monday after, 4:30', '2027-03-29', '2027-03-29T04:30:00+02:00', '08:00…17:30'],
    [
      'on the Monday after the clocks went back, seen from summer',
      '2026-10-26',
      '2026-10-25T02:30:00+02:00',
      '07:30…17:30',
    ],
    ['on the Monday after the clocks went back, 4:30', '2027-11-01', '2027-11-01T04:30:00+01:00', '08:00…17:30'],
    ['on New Year’s Day, seen a minute before', '2027-01-01', '2026-12-31T23:59:00+01:00', '07:30…17:30'],
  ])('%s (%s, at %s) are %s', (_, day, now, offered) => {
    expect(times(day, new Date(now))).toBe(offered)
  })

  it.each([
    ['exactly 3 hours ahead', '2026-11-20 14:00', '2026-11-20T11:00:00+01:00', { deliveryDateTime: tooSoon }],
    ['3 hours and a millisecond ahead', '2026-11-20 14:00', '2026-11-20T10:59:59.999+01:00', {}],
    ['exactly 3 hours ahead in summer', '2027-03-29 07:30', '2027-03-29T04:30:00+02:00', { deliveryDateTime: tooSoon }],
    ['3 hours and a millisecond ahead in summer', '2027-03-29 07:30', '2027-03-29T04:29:59.999+02:00', {}],
    ['Saturday 12:30', '2026-11-21 12:30', '2026-11-20T10:00:00+01:00', {}],
    ['Saturday 12:31', '2026-11-21 12:31', '2026-11-20T10:00:00+01:00', { deliveryDateTime: outside }],
    ['Friday 17:31', '2026-11-20 17:31', '2026-11-20T10:00:00+01:00', { deliveryDateTime: outside }],
    [
      'the Sunday when the clocks go forward',
      '2027-03-28 10:00',
      '2027-03-26T10:00:00+01:00',
      { deliveryDateTime: outside },
    ],
    [
      'the Sunday when the clocks go back',
      '2026-10-25 10:00',
      '2026-10-23T10:00:00+02:00',
      { deliveryDateTime: outside },
    ],
  ])('%s (%s, at %s): %o', (_, moment, now, found) => {
    expect(issues(planned(moment), new Date(now))).toEqual(found)
  })
})

describe('An urgent pickup', () => {
  it.each([
    ['Friday 18:14', '2026-11-20T18:14:00+01:00', '2026-11-20T18:44:00+01:00'],
    ['Friday, a millisecond before 18:15', '2026-11-20T18:14:59.999+01:00', '2026-11-20T18:44:59.999+01:00'],
    ['Friday 18:15', '2026-11-20T18:15:00+01:00', '2026-11-23T08:00:00+01:00'],
    ['Friday 18:16', '2026-11-20T18:16:00+01:00', '2026-11-23T08:00:00+01:00'],
    ['Thursday 18:15', '2026-11-19T18:15:00+01:00', '2026-11-20T08:00:00+01:00'],
    ['Saturday 18:15', '2026-11-21T18:15:00+01:00', '2026-11-23T08:00:00+01:00'],
    ['Sunday 18:14', '2026-11-22T18:14:00+01:00', '2026-11-22T18:44:00+01:00'],
    ['Sunday 18:15', '2026-11-22T18:15:00+01:00', '2026-11-23T08:00:00+01:00'],
    ['the Friday before the clocks go forward, 18:15', '2027-03-26T18:15:00+01:00', '2027-03-29T08:00:00+02:00'],
    ['over the hour that spring skips', '2027-03-28T01:45:00+01:00', '2027-03-28T03:15:00+02:00'],
    ['the Friday before the clocks go back, 18:15', '2026-10-23T18:15:00+02:00', '2026-10-26T08:00:00+01:00'],
    ['over the hour that autumn doubles', '2027-10-31T02:45:00+02:00', '2027-10-31T02:15:00+01:00'],
    ['the last evening of the year', '2026-12-31T18:15:00+01:00', '2027-01-01T08:00:00+01:00'],
  ])('asked for on %s (%s) is at %s', (_, now, pickup) => {
    expect(urgentPickup(new Date(now))).toEqual(new Date(pickup))
  })
})

describe('An order that is sent', () => {
  it.each([
    [
      'this afternoon, at 12:29',
      flex('2026-11-20 PM'),
      '2026-11-20T12:29:00+01:00',
      '2026-11-20T13:30:00+01:00',
      '2026-11-20 13:30:00',
    ],
    [
      'Saturday morning',
      flex('2026-11-21 AM'),
      '2026-11-20T23:59:00+01:00',
      '2026-11-21T09:00:00+01:00',
      '2026-11-21 09:00:00',
    ],
    [
      'the Monday after the clocks go forward',
      flex('2027-03-29 AM'),
      '2027-03-27T10:00:00+01:00',
      '2027-03-29T08:00:00+02:00',
      '2027-03-29 08:00:00',
    ],
    [
      'the Monday after the clocks go back',
      flex('2026-10-26 PM'),
      '2026-10-25T02:30:00+02:00',
      '2026-10-26T13:30:00+01:00',
      '2026-10-26 13:30:00',
    ],
    [
      'New Year’s Day',
      flex('2027-01-01 AM'),
      '2026-12-31T23:59:59+01:00',
      '2027-01-01T08:00:00+01:00',
      '2027-01-01 08:00:00',
    ],
    [
      'planned, 3 hours and a second ahead',
      planned('2026-11-20 14:00'),
      '2026-11-20T10:59:59+01:00',
      '2026-11-20T13:00:00+01:00',
      '2026-11-20 14:00:00',
    ],
    [
      'planned in summer, seen from winter',
      planned('2027-03-29 07:30'),
      '2027-03-28T01:59:59+01:00',
      '2027-03-29T06:30:00+02:00',
      '2027-03-29 07:30:00',
    ],
    [
      'planned in winter, seen from summer',
      planned('2027-11-01 07:30'),
      '2027-10-31T02:30:00+02:00',
      '2027-11-01T06:30:00+01:00',
      '2027-11-01 07:30:00',
    ],
  ])(
    'for %s asks the road for the right departure and says the Paris date',
    async (_, moment, now, departure, dateLivraison) => {
      expect(await sent(moment, new Date(now))).toEqual({ departure: new Date(departure).toISOString(), dateLivraison })
    },
  )

  it.each([
    ['at 18:14', '2026-11-20T18:14:00+01:00', '2026-11-20T18:45:00+01:00'],
    ['at 18:15, on Monday', '2026-11-20T18:15:00+01:00', '2026-11-23T08:00:00+01:00'],
    ['at 18:15 before the clocks go forward, on Monday', '2027-03-26T18:15:00+01:00', '2027-03-29T08:00:00+02:00'],
    ['at 18:15 before the clocks go back, on Monday', '2026-10-23T18:15:00+02:00', '2026-10-26T08:00:00+01:00'],
  ])('urgently %s asks the road for its pickup, to the quarter of an hour', async (_, now, departure) => {
    expect((await sent(urgent, new Date(now))).departure).toBe(new Date(departure).toISOString())
  })
})
