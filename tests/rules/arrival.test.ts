import { describe, expect, it } from 'vitest'
import { arrivalWords } from '#rules/arrival.ts'
import type { Moment } from '#rules/moment.ts'

const flex: Moment = { type: 'flex', slot: { day: '2026-11-20', halfDay: 'PM' } }
const at = (text: string) => new Date(`${text}+01:00`)

describe('When a delivery arrives', () => {
  it.each<[Moment, string, string, string]>([
    [flex, '2026-11-20T17:00', '2026-11-20T13:41', 'cet après-midi, avant 17 h'],
    [flex, '2026-11-20T17:00', '2026-11-19T18:00', 'demain après-midi, avant 17 h'],
    [flex, '2026-11-20T17:00', '2026-11-17T18:00', 'vendredi 20 novembre, après-midi, avant 17 h'],
    [flex, '2026-11-21T10:00', '2026-11-20T13:41', 'demain vers 10 h'],
    [{ type: 'planifiee', at: at('2026-11-20T15:00') }, '2026-11-20T15:00', '2026-11-20T13:41', 'aujourd’hui vers 15 h'],
    [{ type: 'urgent' }, '2026-11-20T15:10', '2026-11-20T14:41', 'aujourd’hui vers 15 h 10'],
    [flex, '2026-11-20T17:00', '2026-11-20T17:00', 'd’un moment à l’autre'],
  ])('is said as of now: %j until %s, at %s', (moment, due, now, words) => {
    expect(arrivalWords(moment, at(due), at(now)).replaceAll('\u00A0', ' ')).toBe(words)
  })
})
