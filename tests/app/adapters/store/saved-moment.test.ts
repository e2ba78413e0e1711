import { describe, expect, it } from 'vitest'
import { savedMoment } from '#adapters/store/saved-moment.ts'

/** On the device's own clock, whatever its zone. */
const now = new Date(2026, 10, 20, 15, 30)

describe('The moment a draft was kept', () => {
  it.each([
    ['de 14:02', new Date(2026, 10, 20, 14, 2)],
    ['de 00:00', new Date(2026, 10, 20, 0, 0)],
    ['d’hier 23:59', new Date(2026, 10, 19, 23, 59)],
    ['d’hier 00:00', new Date(2026, 10, 19, 0, 0)],
    ['du 18 novembre', new Date(2026, 10, 18, 23, 59)],
    ['du 1er novembre', new Date(2026, 10, 1, 9, 0)],
    ['du 11 janvier', new Date(2026, 0, 11, 9, 0)],
    ['du 31 décembre 2025', new Date(2025, 11, 31, 9, 0)],
    ['du 21 novembre', new Date(2026, 10, 21, 9, 0)],
  ])('is said %s', (said, savedAt) => {
    expect(savedMoment(savedAt, now)).toBe(said)
  })

  it('is of yesterday over a change of month, and of the clock', () => {
    expect(savedMoment(new Date(2026, 9, 31, 9, 5), new Date(2026, 10, 1, 8, 0))).toBe('d’hier 09:05')
    expect(savedMoment(new Date(2026, 2, 28, 9, 5), new Date(2026, 2, 29, 0, 30))).toBe('d’hier 09:05')
  })
})
