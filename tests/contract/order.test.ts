import { describe, expect, it } from 'vitest'
import { typeOf } from '#contract/order.ts'
import { anOrder, moments } from '#tests/builders/order.ts'

describe('The delivery type of an order', () => {
  it.each(['flex', 'planifiee', 'urgent'] as const)('is the one of its moment: %s', (type) => {
    expect(typeOf(anOrder({ moment: moments[type] }))).toBe(type)
  })
})
