import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { dateRefusal } from '#app/staff/dialogs/date-refusal.ts'
import type { HalfDay } from '#rules/moment/flex-slots.ts'

const said = (typed: string, halfDay: HalfDay | null, holds: Parameters<typeof dateRefusal>[2] = null) =>
  dateRefusal(typed, halfDay, holds, holidaysOnly)?.replaceAll('\u00A0', ' ')

describe('A date that the team types', () => {
  it.each([
    ['', 'AM', 'Choisis un jour'],
    ['', null, 'Choisis un jour et une heure'],
    ['2026-11-22', 'AM', 'On ne livre pas le dimanche.'],
    ['2026-11-22T10:00', null, 'On ne livre pas le dimanche.'],
    ['2026-11-21', 'PM', 'Le samedi, on ne livre que le matin.'],
    ['2026-11-21T13:00', null, 'Le samedi, on livre entre 8 h 30 et 12 h 30.'],
    ['2026-11-23T05:00', null, 'Du lundi au vendredi, on livre entre 7 h 30 et 17 h 30.'],
    ['2026-11-21', 'AM', undefined],
    ['2026-11-23', 'PM', undefined],
    ['2026-11-23T17:30', null, undefined],
    ['12026-11-23T10:00', null, undefined],
  ] as const)('is not sent where nobody delivers: %s %s', (typed, halfDay, sentence) => {
    expect(said(typed, halfDay)).toBe(sentence)
  })

  it('may be the one that it has, whatever that is', () => {
    expect(said('2026-11-22', 'AM', { kind: 'half-day', slot: { day: '2026-11-22', halfDay: 'AM' } })).toBeUndefined()
    expect(said('2026-11-22T10:00', null, { kind: 'time', at: new Date('2026-11-22T10:00:00+01:00') })).toBeUndefined()
  })
})
