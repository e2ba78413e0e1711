import { describe, expect, it } from 'vitest'
import { closesAccount, dueDay, isCovered } from '#rules/order/on-account.ts'

describe('An invoice on account', () => {
  it.each([
    ['2026-10-31T23:01:00Z', 30, '2026-12-01'],
    ['2026-10-31T22:59:00Z', 30, '2026-11-30'],
    ['2027-01-31T12:00:00Z', 28, '2027-02-28'],
    ['2026-11-18T12:00:00Z', 0, '2026-11-18'],
  ])('of %s is due %i days later, on %s', (issued, days, due) => {
    expect(dueDay(new Date(issued), days)).toBe(due)
  })

  it('closes its account from the eleventh day on', () => {
    expect(closesAccount('2026-11-30', new Date('2026-12-10T22:59:59Z'))).toBe(false)
    expect(closesAccount('2026-11-30', new Date('2026-12-10T23:00:00Z'))).toBe(true)
  })
})

describe('An order', () => {
  it.each([
    [1, false, true],
    [0, true, true],
    [0, false, false],
    [null, false, false],
  ])('of payment %j, on account %j, moves unasked: %j', (paid, onAccount, covered) => {
    expect(isCovered({ paid, onAccount })).toBe(covered)
  })
})
