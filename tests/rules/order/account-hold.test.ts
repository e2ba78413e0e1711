import { describe, expect, it } from 'vitest'
import { accountHold } from '#rules/order/account-hold.ts'

const now = new Date('2026-11-18T09:00:00Z')
const tomorrow = new Date('2026-11-19T09:00:00Z')
const yesterday = new Date('2026-11-17T09:00:00Z')

describe('An order and the account that it was made by', () => {
  it.each([
    ['asked for, its moment to come', 0, null, false, tomorrow, 'request'],
    ['asked for, its moment past', 0, null, false, yesterday, null],
    ['asked for, without a moment', 0, null, false, null, null],
    ['unpaid, its payment under way', 4, 0, true, tomorrow, 'payment'],
    ['unpaid, nobody asking any more', 4, 0, false, tomorrow, null],
    ['paid, to be confirmed', 4, 1, false, yesterday, 'delivery'],
    ['paid, in preparation', 3, 1, false, yesterday, 'delivery'],
    ['in preparation, unpaid', 3, 0, false, yesterday, 'delivery'],
    ['in preparation, not by card', 3, null, false, yesterday, 'delivery'],
    ['on its way, paid', 1, 1, false, yesterday, 'delivery'],
    ['on its way, unpaid', 1, 0, false, yesterday, 'delivery'],
    ['delivered and paid', 2, 1, false, yesterday, null],
    ['delivered and unpaid', 2, 0, false, yesterday, 'debt'],
    ['delivered, its payment under way', 2, 0, true, yesterday, 'payment'],
    ['delivered, not by card', 2, null, false, yesterday, null],
    ['cancelled', 6, null, false, tomorrow, null],
    ['cancelled and paid', 6, 1, false, tomorrow, null],
    ['cancelled and unpaid', 6, 0, false, tomorrow, null],
    ['cancelled, a payment under way', 6, 0, true, tomorrow, 'payment'],
    ['of a status of tomorrow, paid', 9, 1, false, yesterday, 'delivery'],
  ] as const)('%s (status %s, paid %s)', (_, status, paid, isAskedAbout, expectedAt, hold) => {
    expect(
      accountHold({ status, paid, onAccount: false, isAskedAbout, isOwed: false, isInvoiced: true, expectedAt }, now),
    ).toBe(hold)
  })

  it('cancelled, its money on its way back', () => {
    expect(
      accountHold(
        {
          status: 6,
          paid: 1,
          onAccount: false,
          isAskedAbout: false,
          isOwed: true,
          isInvoiced: false,
          expectedAt: tomorrow,
        },
        now,
      ),
    ).toBe('refund')
  })

  it('delivered and paid, its invoice still to be made', () => {
    expect(
      accountHold(
        {
          status: 2,
          paid: 1,
          onAccount: false,
          isAskedAbout: false,
          isOwed: false,
          isInvoiced: false,
          expectedAt: yesterday,
        },
        now,
      ),
    ).toBe('invoice')
  })
})
