import { describe, expect, it } from 'vitest'
import { dueWords } from '#rules/moment/due-words.ts'
import { parisInstant } from '#rules/moment/paris-time.ts'

const now = parisInstant('2026-11-23', '10:04')
const said = (day: string, time: `${number}:${number}`, isLatest = false) =>
  Object.values(dueWords(parisInstant(day, time), { now, isLatest }))

describe('The hour due of an order', () => {
  it('says how late it is, today', () => {
    expect(said('2026-11-23', '9:30')).toEqual(['09:30', '34 min de retard', true])
    expect(said('2026-11-23', '8:00', true)).toEqual(['08:00', '2 h 04 de retard', true])
  })

  it('is late from the first minute on, and never by none', () => {
    expect(dueWords(new Date(now.getTime() - 1), { now, isLatest: false }).words).toBe('1 min de retard')
    expect(dueWords(now, { now, isLatest: false })).toEqual({ time: '10:04', words: 'dans 0 min', isLate: false })
  })

  it('says how far off it is, or only the end that a half-day promises', () => {
    expect(said('2026-11-23', '11:00')).toEqual(['11:00', 'dans 56 min', false])
    expect(said('2026-11-23', '17:00', true)).toEqual(['17:00', 'au plus tard', false])
  })

  it('names another day', () => {
    expect(said('2026-11-24', '11:00')).toEqual(['11:00', 'demain', false])
    expect(said('2026-11-24', '12:00', true)).toEqual(['12:00', 'demain, au plus tard', false])
    expect(said('2026-11-20', '17:00', true)).toEqual(['17:00', 'en retard, vendredi 20 novembre', true])
    expect(said('2025-11-14', '17:00', true)).toEqual(['17:00', 'en retard, vendredi 14 novembre 2025', true])
  })
})
