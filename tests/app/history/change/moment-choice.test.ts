import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { choiceOf, firstChoice, hasParts, momentIn, onDay, partsOf } from '#app/history/change/moment-choice.ts'
import type { Moment } from '#rules/moment/moment.ts'

/** Friday morning. */
const now = new Date('2026-11-20T10:00:00+01:00')
const monday = { type: 'flex', day: '2026-11-23', part: 'PM' } as const
const planned = { type: 'planifiee', day: '2026-11-23', part: '14:30' } as const

describe('The moment to choose for an order', () => {
  it.each<Moment>([
    { type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } },
    { type: 'planifiee', at: new Date('2026-11-24T15:00:00+01:00') },
  ])('begins with the one that it has: %j', (moment) => {
    const choice = choiceOf(moment)
    expect(choice && momentIn(choice, now, holidaysOnly)).toEqual(moment)
  })

  it('has none for an urgent one', () => {
    expect(choiceOf({ type: 'urgent' })).toBe(null)
  })

  it.each([
    ['flex', { type: 'flex', day: '2026-11-20', part: 'PM' }],
    ['planifiee', { type: 'planifiee', day: '2026-11-20', part: '13:30' }],
  ] as const)('begins, where the one that it had has passed, with the first that is open: %s', (type, choice) => {
    expect(firstChoice(type, now, holidaysOnly)).toEqual(choice)
    expect(momentIn(firstChoice(type, now, holidaysOnly), now, holidaysOnly)).not.toBe(null)
  })

  it('keeps the half-day or the time where the other day has it, else takes the first one', () => {
    expect(onDay(monday, '2026-11-24', now, holidaysOnly)).toEqual({ ...monday, day: '2026-11-24' })
    expect(onDay(monday, '2026-11-21', now, holidaysOnly)).toEqual({ ...monday, day: '2026-11-21', part: 'AM' })
    expect(onDay(planned, '2026-11-24', now, holidaysOnly)).toEqual({ ...planned, day: '2026-11-24' })
    expect(onDay(planned, '2026-11-21', now, holidaysOnly)).toEqual({ ...planned, day: '2026-11-21', part: '08:30' })
  })

  it('offers what is open alone', () => {
    expect(partsOf({ ...monday, day: '2026-11-20' }, now, holidaysOnly)).toEqual(['PM'])
    expect(partsOf({ ...planned, day: '2026-11-21' }, now, holidaysOnly).at(-1)).toBe('12:30')
    expect([
      hasParts('flex', '2026-11-22', now, holidaysOnly),
      hasParts('planifiee', '2026-11-22', now, holidaysOnly),
      hasParts('flex', '2026-11-23', now, holidaysOnly),
    ]).toEqual([false, false, true])
  })

  it('is none while its part has passed', () => {
    expect(momentIn({ ...monday, day: '2026-11-20', part: 'AM' }, now, holidaysOnly)).toBe(null)
    expect(momentIn({ ...planned, day: '2026-11-20', part: '09:00' }, now, holidaysOnly)).toBe(null)
  })
})
