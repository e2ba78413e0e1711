import { describe, expect, it } from 'vitest'
import { monthAfter, monthStart, parisMonth, windowStart } from '#rules/moment/history-window.ts'

describe('One reading of the history', () => {
  it.each([
    ['in the middle of a month', '2026-11-23T10:00:00Z', '2024-10-31T23:00:00Z'],
    ['at the first instant of a month', '2026-10-31T23:00:00Z', '2024-10-31T23:00:00Z'],
    ['at the last instant of a month, on the Paris calendar', '2026-10-31T22:59:59.999Z', '2024-09-30T22:00:00Z'],
    ['on a day that the month 24 before has not', '2028-02-29T12:00:00Z', '2026-01-31T23:00:00Z'],
  ])('goes 24 whole months back: %s', (_, from, start) => {
    expect(windowStart(new Date(from))).toEqual(new Date(start))
  })
})

describe('A Paris month', () => {
  it('turns at midnight in Paris', () => {
    expect(['2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z'].map((at) => parisMonth(new Date(at)))).toEqual([
      '2026-11',
      '2026-12',
    ])
  })

  it('has one after it, and a first instant', () => {
    expect([monthAfter('2026-12'), monthAfter('2026-01')]).toEqual(['2027-01', '2026-02'])
    expect(monthStart('2026-07')).toEqual(new Date('2026-06-30T22:00:00Z'))
  })
})
