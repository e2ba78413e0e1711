import { describe, expect, it } from 'vitest'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'

describe('A length of time', () => {
  it.each([
    [0, '0 min'],
    [1, '1 min'],
    [42, '42 min'],
    [59.4, '59 min'],
    [59.6, '1 h'],
    [60, '1 h'],
    [65, '1 h 05'],
    [72, '1 h 12'],
    [750, '12 h 30'],
  ])('of %d minutes is said « %s »', (minutes, words) => {
    expect(hoursAndMinutes(minutes)).toBe(words)
  })
})
