import { describe, expect, it } from 'vitest'
import { stepDates, type DatedOrder } from '#rules/order/step-dates.ts'

const [ordered, prepared, updated, expected, delivered] = [9, 10, 11, 13, 14].map(
  (hour) => new Date(Date.UTC(2026, 10, 20, hour)),
) as [Date, Date, Date, Date, Date]
const dates = (changes: Partial<DatedOrder>) =>
  stepDates({
    status: 2,
    orderedAt: ordered,
    preparedAt: null,
    updatedAt: updated,
    expectedAt: expected,
    deliveredAt: delivered,
    ...changes,
  })

describe('The dates of the steps of an order', () => {
  it.each([
    [4, [ordered, null, null, null]],
    [3, [ordered, updated, null, null]],
    [1, [ordered, updated, expected, null]],
    [2, [ordered, updated, expected, delivered]],
    [6, [ordered, null, null, null]],
    [0, [null, null, null, null]],
    [null, [null, null, null, null]],
  ])('in status %s are those of the steps it reached', (status, wanted) => {
    expect(Object.values(dates({ status }))).toEqual(wanted)
  })

  it('are missing where the order has none', () => {
    expect(Object.values(dates({ updatedAt: null, expectedAt: null, deliveredAt: null }))).toEqual([
      ordered,
      null,
      null,
      null,
    ])
  })

  it('take the beginning of the preparation where the provider tells it', () => {
    expect(dates({ preparedAt: prepared }).preparation).toBe(prepared)
  })

  it('do not take the change of a later step for the preparation’s', () => {
    const later = new Date(Date.UTC(2026, 10, 20, 15))
    expect([
      dates({ updatedAt: later }).preparation,
      dates({ status: 1, deliveredAt: null, updatedAt: later }).preparation,
    ]).toEqual([null, null])
    expect(dates({ status: 3, deliveredAt: null, updatedAt: later }).preparation).toBe(later)
  })
})
