import { describe, expect, it } from 'vitest'
import type { Moment } from '#rules/moment/moment.ts'
import { isInGroup, orderGroups } from '#rules/order/order-group.ts'

const orderedAt = new Date('2026-11-20T10:00:00+01:00')
const moment: Moment = { type: 'flex', slot: { day: '2026-11-23', halfDay: 'AM' } }
const groupsOf = (status: number | null, paid: number | null, totalTTC: number | null = 4788, now = orderedAt) =>
  orderGroups.filter((group) =>
    isInGroup({ status, paid, onAccount: false, totalTTC, moment, orderedAt, expectedAt: null }, group, now),
  )

describe('The groups of an order', () => {
  it.each([
    [4, 0, ['all', 'to-pay', 'under-way']],
    [4, 1, ['all', 'under-way']],
    [3, 1, ['all', 'under-way']],
    [3, 0, ['all', 'to-pay', 'under-way']],
    [1, 1, ['all', 'under-way']],
    [2, 1, ['all', 'delivered']],
    [6, 0, ['all', 'cancelled']],
    [6, 1, ['all', 'cancelled']],
    [0, null, ['all', 'waiting']],
    [5, 0, ['all', 'waiting']],
    [null, null, ['all', 'waiting']],
  ] as const)('of status %j and payment %j are %j', (status, paid, groups) => {
    expect(groupsOf(status, paid)).toEqual(groups)
  })

  it('ask for no payment before there is a price', () => {
    expect(groupsOf(4, 0, null)).toEqual(['all', 'under-way'])
  })

  it('have one of its own for what was not paid before its slot had passed, unless the team has begun it', () => {
    const after = new Date('2026-11-24T10:00:00+01:00')
    expect(groupsOf(4, 0, 4788, after)).toEqual(['all', 'lapsed'])
    expect(groupsOf(3, 0, 4788, after)).toEqual(['all', 'to-pay', 'under-way'])
  })
})
