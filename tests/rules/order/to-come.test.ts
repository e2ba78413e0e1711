import { describe, expect, it } from 'vitest'
import { comesBy, type ComingOrder } from '#rules/order/to-come.ts'

/** Wednesday morning. */
const now = new Date('2026-11-18T10:00:00+01:00')
const orderedAt = new Date('2026-11-17T10:00:00+01:00')
const friday = { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } } as const
const order = (changes: Partial<ComingOrder> = {}): ComingOrder => ({
  status: 4,
  paid: 1,
  onAccount: false,
  totalTTC: 4788,
  moment: friday,
  orderedAt,
  countedFrom: orderedAt,
  expectedAt: null,
  leftAt: null,
  deliveredAt: null,
  ...changes,
})

describe('An order that is to come today or later', () => {
  it.each([
    ['the end of its half-day', {}, '2026-11-20T12:00:00+01:00'],
    [
      'its hour',
      { moment: { type: 'planifiee', at: new Date('2026-11-18T15:00:00+01:00') } },
      '2026-11-18T15:00:00+01:00',
    ],
    [
      'this morning, though its half-day is nearly over',
      { status: 1, moment: { type: 'flex', slot: { day: '2026-11-18', halfDay: 'AM' } } },
      '2026-11-18T12:00:00+01:00',
    ],
    [
      'the half-day that the team has set, an earlier day too',
      { expectedAt: new Date('2026-11-19T09:30:00+01:00') },
      '2026-11-19T12:00:00+01:00',
    ],
    [
      'the date that a provider tells instead of a moment',
      { moment: null, expectedAt: new Date('2026-11-19T09:30:00+01:00') },
      '2026-11-19T09:30:00+01:00',
    ],
    ['what was asked for without a price', { status: 0, paid: null, totalTTC: null }, '2026-11-20T12:00:00+01:00'],
  ] as const)('is due at %s', (_, changes, due) => {
    expect(comesBy(order(changes), now)).toEqual(new Date(due))
  })

  it.each([
    ['is delivered', { status: 2 }],
    ['is cancelled', { status: 6 }],
    ['was not paid before its slot', { paid: 0, moment: { type: 'flex', slot: { day: '2026-11-18', halfDay: 'AM' } } }],
    ['was due on another day', { moment: { type: 'flex', slot: { day: '2026-11-17', halfDay: 'PM' } } }],
    ['has no date at all', { moment: null }],
  ] as const)('is none that %s', (_, changes) => {
    expect(comesBy(order(changes), now)).toBe(null)
  })
})
