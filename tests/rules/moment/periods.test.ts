import { describe, expect, it } from 'vitest'
import { lastDays, lastMonths, type Period } from '#rules/moment/periods.ts'

const hours = ({ from, to }: Period) => (to.getTime() - from.getTime()) / 3_600_000

describe('The last days', () => {
  it('end with today on the Paris calendar, and follow each other without a gap', () => {
    const days = lastDays(new Date('2026-11-19T23:30:00Z'), 31)
    expect([days.length, days[0]?.name, days.at(-1)?.name]).toEqual([31, '2026-10-21', '2026-11-20'])
    expect(days.at(-1)?.from).toEqual(new Date('2026-11-19T23:00:00Z'))
    expect(days.slice(1).map(({ from }) => from)).toEqual(days.slice(0, -1).map(({ to }) => to))
  })

  it('have 25 hours when the clocks go back, 23 when they go forward', () => {
    expect(lastDays(new Date('2026-10-26T12:00:00Z'), 3).map(hours)).toEqual([24, 25, 24])
    expect(lastDays(new Date('2026-03-30T12:00:00Z'), 3).map(hours)).toEqual([24, 23, 24])
  })
})

describe('The last months', () => {
  it('end with this one, over the turn of a year, from midnight to midnight in Paris', () => {
    const months = lastMonths(new Date('2026-01-31T22:59:59Z'), 3)
    expect(months.map(({ name }) => name)).toEqual(['2025-11', '2025-12', '2026-01'])
    expect(months[1]).toMatchObject({ from: new Date('2025-11-30T23:00:00Z'), to: new Date('2025-12-31T23:00:00Z') })
    expect(lastMonths(new Date('2026-01-31T23:00:00Z'), 1)[0]?.name).toBe('2026-02')
  })
})
