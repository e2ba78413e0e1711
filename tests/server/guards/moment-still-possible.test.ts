import { everyDay } from '#rules/moment/availability.ts'
import { describe, expect, it } from 'vitest'
import { plannedTimes } from '#rules/moment/planned-times.ts'
import { comingDays } from '#rules/moment/day-strip.ts'
import { halfDayIsOpen, halfDays } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { parisInstant, type TimeOfDay } from '#rules/moment/paris-time.ts'
import { checkMomentStillPossible } from '#server/guards/moment-still-possible.ts'
import { HttpError } from '#server/log/http-error.ts'

const noSlot = "Aucun créneau disponible aujourd'hui, choisissez le prochain jour ouvré."
const tooSoon = 'La date doit être au moins 3 heures après maintenant'
const outside = 'La date choisie est en dehors des heures de livraison autorisées'
const flex = (day: string, halfDay: 'AM' | 'PM'): Moment => ({ type: 'flex', slot: { day, halfDay } })
const planned = (at: string): Moment => ({ type: 'planifiee', at: new Date(at) })
const hourMs = 3_600_000

/** A moment is judged as of one hour ago (decision 016): every boundary of the form comes one hour later. */
describe('A moment at the payment', () => {
  it.each<[string, Moment, string, string | null]>([
    ['this afternoon, paid at 13:29:59.999', flex('2026-11-20', 'PM'), '2026-11-20T13:29:59.999+01:00', null],
    ['this afternoon, paid at 13:30', flex('2026-11-20', 'PM'), '2026-11-20T13:30:00+01:00', noSlot],
    ['this afternoon, paid at 13:31', flex('2026-11-20', 'PM'), '2026-11-20T13:31:00+01:00', noSlot],
    ['Saturday morning, paid on Friday at 23:59', flex('2026-11-21', 'AM'), '2026-11-20T23:59:00+01:00', null],
    ['Saturday morning, paid on Saturday at 0:59', flex('2026-11-21', 'AM'), '2026-11-21T00:59:00+01:00', null],
    ['Saturday morning, paid on Saturday at 1:00', flex('2026-11-21', 'AM'), '2026-11-21T01:00:00+01:00', noSlot],
    ['a Saturday afternoon', flex('2026-11-21', 'PM'), '2026-11-20T10:00:00+01:00', noSlot],
    ['a Sunday', flex('2026-11-22', 'AM'), '2026-11-20T10:00:00+01:00', noSlot],
    [
      'the Monday after the clocks went forward, paid at 13:29:59',
      flex('2027-03-29', 'PM'),
      '2027-03-29T13:29:59+02:00',
      null,
    ],
    [
      'the Monday after the clocks went forward, paid at 13:30',
      flex('2027-03-29', 'PM'),
      '2027-03-29T13:30:00+02:00',
      noSlot,
    ],
    [
      'the Monday after the clocks went back, paid at 13:30',
      flex('2026-10-26', 'PM'),
      '2026-10-26T13:30:00+01:00',
      noSlot,
    ],
    ['New Year’s morning, paid at 0:59', flex('2027-01-01', 'AM'), '2027-01-01T00:59:00+01:00', null],
    ['New Year’s morning, paid at 1:00', flex('2027-01-01', 'AM'), '2027-01-01T01:00:00+01:00', noSlot],
    [
      'planned, 2 hours and a millisecond ahead',
      planned('2026-11-20T14:00:00+01:00'),
      '2026-11-20T11:59:59.999+01:00',
      null,
    ],
    ['planned, exactly 2 hours ahead', planned('2026-11-20T14:00:00+01:00'), '2026-11-20T12:00:00+01:00', tooSoon],
    ['planned at 17:30', planned('2026-11-20T17:30:00+01:00'), '2026-11-20T10:00:00+01:00', null],
    ['planned at 17:31', planned('2026-11-20T17:31:00+01:00'), '2026-11-20T10:00:00+01:00', outside],
    ['planned on Saturday at 12:30', planned('2026-11-21T12:30:00+01:00'), '2026-11-20T10:00:00+01:00', null],
    ['planned on Saturday at 12:31', planned('2026-11-21T12:31:00+01:00'), '2026-11-20T10:00:00+01:00', outside],
    [
      'planned on a Sunday of a clock change',
      planned('2027-03-28T10:00:00+02:00'),
      '2027-03-27T10:00:00+01:00',
      outside,
    ],
    ['urgent at 18:14', { type: 'urgent' }, '2026-11-20T18:14:00+01:00', null],
    ['urgent at 18:15', { type: 'urgent' }, '2026-11-20T18:15:00+01:00', null],
    ['urgent on a Sunday night', { type: 'urgent' }, '2026-11-22T23:59:00+01:00', null],
  ])('%s', (_, moment, now, sentence) => {
    expect(refusal(moment, new Date(now))).toBe(sentence)
  })
})

describe('Form and server', () => {
  const moments = ['2026-10-25', '2026-11-20', '2026-11-21', '2026-12-31', '2027-03-27', '2027-03-29'].flatMap((day) =>
    ['0:00', '9:30', '12:29', '12:30', '14:30', '23:59'].map((time) => parisInstant(day, time as TimeOfDay)),
  )

  it('agree: whatever the form offers can be paid at once and for an hour, to the last millisecond', () => {
    const refused = moments.flatMap((now) =>
      offered(now).filter(
        (moment) => refusal(moment, now) !== null || refusal(moment, new Date(now.getTime() + hourMs - 1)) !== null,
      ),
    )
    expect(refused).toEqual([])
  })

  it('agree: what the form had closed an hour ago, and has not opened since, cannot be paid', () => {
    const paid = moments.flatMap((now) => {
      const before = offered(new Date(now.getTime() - hourMs)).map(name)
      const open = new Set([...before, ...offered(now).map(name)])
      return everyMoment(now).filter((moment) => !open.has(name(moment)) && refusal(moment, now) === null)
    })
    expect(paid).toEqual([])
  })
})

/** What the form offers at a moment, in the two weeks of its strip. */
function offered(now: Date): Moment[] {
  return comingDays(now).flatMap((day) => [
    ...halfDays
      .filter((halfDay) => halfDayIsOpen({ day, halfDay }, now, everyDay))
      .map((halfDay) => flex(day, halfDay)),
    ...plannedTimes(day, now, everyDay).map((time): Moment => ({ type: 'planifiee', at: parisInstant(day, time) })),
  ])
}

/** Every half-day and half-hour of those weeks, possible or not. */
function everyMoment(now: Date): Moment[] {
  return comingDays(now).flatMap((day) => [
    ...halfDays.map((halfDay) => flex(day, halfDay)),
    ...Array.from({ length: 48 }, (_, half): Moment => ({
      type: 'planifiee',
      at: parisInstant(day, `${Math.floor(half / 2)}:${half % 2 === 0 ? '00' : '30'}` as TimeOfDay),
    })),
  ])
}

function name(moment: Moment): string {
  return JSON.stringify(moment)
}

/** The sentence that refuses a moment, or null. */
function refusal(moment: Moment, now: Date): string | null {
  try {
    checkMomentStillPossible(moment, now, '', everyDay)
    return null
  } catch (error) {
    return error instanceof HttpError ? (error.details.errors?.['dateLivraison']?.[0] ?? '') : String(error)
  }
}
