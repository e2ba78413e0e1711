import { describe, expect, it } from 'vitest'
import {
  clock,
  dayAndMonth,
  longDate,
  longDay,
  longDayAndTime,
  monthAndYear,
  plainText,
  shortDay,
} from '#rules/moment/french.ts'

describe('Text for comparing', () => {
  it.each([
    ['Après  MIDI', 'apres midi'],
    ['  Noël\t\nça ', 'noel ca'],
    ['E\u0301te\u0301', 'ete'],
    ['a\u00A0\u202Fb', 'a b'],
    ['Août', 'aout'],
    ['', ''],
  ])('makes « %s » « %s »', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })
})

describe('A French date', () => {
  const morning = new Date('2026-11-20T08:12:00Z')
  const pastMidnight = new Date('2026-06-30T22:05:00Z')

  it('is long on the headings of the history', () => {
    expect(longDay(morning)).toBe('vendredi 20 novembre 2026')
    expect(longDate(morning)).toBe('20 novembre 2026')
  })

  it('names no year where it is near', () => {
    expect(dayAndMonth('2026-11-21')).toBe('samedi 21 novembre')
  })

  it('is short on a card, and a month has its year', () => {
    expect([shortDay('2026-11-21'), monthAndYear('2026-11')]).toEqual(['samedi 21 nov.', 'novembre 2026'])
  })

  it('has its hour and minute after it, in letters', () => {
    expect(longDayAndTime(morning)).toBe('vendredi 20 novembre 2026 à 09:12')
  })

  it('is the day of Paris, not of UTC', () => {
    expect(longDay(pastMidnight)).toBe('mercredi 1 juillet 2026')
  })

  it.each([
    ['in winter', morning, '09:12'],
    ['past midnight in summer', pastMidnight, '00:05'],
    ['at noon', new Date('2026-11-20T11:00:00Z'), '12:00'],
  ])('has an hour with two digits and a colon %s', (_, instant, text) => {
    expect(clock(instant)).toBe(text)
  })
})
