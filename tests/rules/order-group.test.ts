import { describe, expect, it } from 'vitest'
import { isInGroup, orderGroups } from '#rules/order-group.ts'

const groupsOf = (status: number | null, paid: number | null, totalTTC: number | null = 4788) => orderGroups.filter((group) => isInGroup({ status, paid, totalTTC }, group))

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
})
