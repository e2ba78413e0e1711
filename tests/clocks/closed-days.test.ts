import { describe, expect, it } from 'vitest'
import { hasParts, momentIn } from '#app/history/change/moment-choice.ts'
import { chooseFlexDay, choosePlannedDay, chooseType } from '#app/order/model/order-actions.ts'
import { readOrder } from '#app/order/model/order-schema.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { expiredSlot } from '#app/order/model/expired-slot.ts'
import { learnAvailability } from '#app/order/watch/watch-settings.ts'
import { availabilityOf } from '#rules/moment/closings.ts'
import { dayStrip } from '#rules/moment/day-strip.ts'
import { dayIsOpen, defaultFlexSlot } from '#rules/moment/flex-slots.ts'
import { addDays, parisInstant, sunday, weekday, type ParisDay } from '#rules/moment/paris-time.ts'
import { firstPlannedTime, plannedTimes } from '#rules/moment/planned-times.ts'
import { checkMomentStillPossible } from '#server/guards/moment-still-possible.ts'
import { nobodyDelivers } from '#rules/order/nobody-delivers.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { filledValues } from '#tests/app/order/filled-values.ts'
import { camille } from '#tests/builders/pretend-world.ts'

// As calendars print them: Easter Sundays, from which the moving days follow.
const easters = {
  2026: '04-05',
  2027: '03-28',
  2028: '04-16',
  2029: '04-01',
  2030: '04-21',
  2031: '04-13',
  2032: '03-28',
  2033: '04-17',
  2034: '04-09',
  2035: '03-25',
} as const
const fixed = {
  '01-01': 'Jour de l’an',
  '05-01': 'Fête du Travail',
  '05-08': 'Victoire 1945',
  '07-14': 'Fête nationale',
  '08-15': 'Assomption',
  '11-01': 'Toussaint',
  '11-11': 'Armistice',
  '12-25': 'Noël',
} as const
const moving = { 1: 'Lundi de Pâques', 39: 'Ascension', 50: 'Lundi de Pentecôte' } as const

const holidays = Object.entries(easters).flatMap(([year, easter]) => {
  const days = new Map<ParisDay, string>(Object.entries(fixed).map(([day, name]) => [`${year}-${day}`, name]))
  for (const [after, name] of Object.entries(moving)) {
    const day = addDays(`${year}-${easter}`, Number(after))
    // Ascension fell on the 8th of May, and on the 1st, before.
    if (!days.has(day)) days.set(day, name)
  }
  return [...days]
})
const closing = { from: '2026-12-21', to: '2026-12-26', reason: 'Inventaire' }
const closedWeek = Array.from({ length: 6 }, (_, index) => addDays(closing.from, index))
const availability = availabilityOf([closing])
// Nobody delivers on a Sunday by any timetable.
const closedDays = [...holidays, ...closedWeek.map((day) => [day, 'Inventaire'] as const)].filter(
  ([day]) => weekday(day) !== sunday && !closedWeek.includes(day),
)

describe('A closed day', () => {
  it('is one of eleven a year, 2026 to 2035, and of the week that the operator closes', () => {
    expect(holidays.length + new Set(doubled()).size).toBe(110)
    expect(holidays.map(([day, name]) => [day, name])).toEqual(
      holidays.map(([day]) => [day, availabilityOf([]).closure(day)]),
    )
    expect(closedWeek.map((day) => availability.closure(day))).toEqual(closedWeek.map(() => 'Inventaire'))
  })

  it.each([...closedDays, ...closedWeek.map((day) => [day, 'Inventaire'] as const)])(
    '%s, %s, is neither offered nor accepted',
    (day, name) => {
      const sentence = `On est fermés ce jour-là : ${name}.`
      const evening = parisInstant(addDays(day, -1), '20:00')
      const morning = parisInstant(day, '9:30')
      const planned = `${day} 10:00`
      for (const now of [parisInstant(addDays(day, -5), '10:00'), evening, morning]) {
        expect(defaultFlexSlot(now, availability).day).not.toBe(day)
        expect(dayIsOpen(day, now, availability)).toBe(false)
        expect(plannedTimes(day, now, availability)).toEqual([])
        expect(firstPlannedTime(now, availability).startsWith(day)).toBe(false)
        expect(hasParts('flex', day, now, availability) || hasParts('planifiee', day, now, availability)).toBe(false)
        expect(momentIn({ type: 'flex', day, part: 'PM' }, now, availability)).toBe(null)
        const chip = dayStrip(now, (each) => dayIsOpen(each, now, availability), '', availability).find(
          ({ value }) => value === day,
        )
        expect(chip).toMatchObject({ disabled: true, closed: name })
        expect(issuesOf({ flexDate: day, flexHalfDay: 'PM' }, now)).toMatchObject({ flexDate: sentence })
        const flex: Moment = { type: 'flex', slot: { day, halfDay: 'PM' } }
        expect(refusal(flex, now)).toContain(sentence)
        expect(nobodyDelivers({ kind: 'half-day', slot: flex.slot }, availability)).toBe(sentence)
      }
      const early = parisInstant(addDays(day, -5), '10:00')
      expect(issuesOf({ livraisonType: 'planifiee', deliveryDateTime: planned }, early)).toEqual({
        deliveryDateTime: sentence,
      })
      expect(refusal({ type: 'planifiee', at: parisInstant(day, '10:00') }, early)).toContain(sentence)
      expect(issuesOf({ livraisonType: 'urgent' }, morning)).toEqual({ livraisonType: sentence })
      expect(refusal({ type: 'urgent' }, morning)).toContain(sentence)
      expect(formsOpenedAt(early, day)).toEqual({ chosen: [], stale: 'closed' })
    },
  )

  it('is told of a draft that chose it before it closed', () => {
    const now = parisInstant('2026-12-10', '10:00')
    const flex = { livraisonType: 'flex', flexDate: '2026-12-22', flexHalfDay: 'AM', deliveryDateTime: '' } as const
    const planned = { ...flex, livraisonType: 'planifiee', deliveryDateTime: '2026-12-22 10:00' } as const
    expect([flex, planned].map((values) => expiredSlot(values, now, availability))).toEqual(['closed', 'closed'])
  })
})

/** The days that two holidays share: Ascension on the 1st or 8th of May. */
function doubled(): ParisDay[] {
  return Object.entries(easters).flatMap(([year, easter]) =>
    Object.keys(moving)
      .map((after) => addDays(`${year}-${easter}`, Number(after)))
      .filter((day) => day.slice(5) in fixed),
  )
}

function issuesOf(changes: Parameters<typeof filledValues>[0], now: Date): object {
  const read = readOrder(filledValues(changes), now, availability)
  return 'issues' in read ? read.issues : {}
}

/** What a form chooses by itself, whatever is touched in it, of that day; and what it says of the day where it stands. */
function formsOpenedAt(now: Date, day: ParisDay) {
  const state = createOrderState(camille, now)
  learnAvailability(state, availability)
  const { values } = state
  const begun = values.flexDate
  chooseType(state, 'planifiee', now)
  const first = values.deliveryDateTime.slice(0, 10)
  choosePlannedDay(state, day, now)
  chooseFlexDay(state, day, now)
  return {
    chosen: [begun, first].filter((each) => each === day),
    stale: expiredSlot({ ...values, livraisonType: 'flex' }, now, availability),
  }
}

function refusal(moment: Moment, now: Date): string {
  try {
    checkMomentStillPossible(moment, now, '', availability)
    return ''
  } catch (error) {
    return JSON.stringify(error)
  }
}
