import { describe, expect, it } from 'vitest'
import { defaultDeliveryType, deliveryTypeLabel, deliveryTypes } from '#rules/delivery-types.ts'

describe('The delivery types', () => {
  it('are flex, planifiée and urgent, in the order of the form', () => {
    expect(deliveryTypes).toEqual(['flex', 'planifiee', 'urgent'])
  })

  it('begin with flex', () => {
    expect(defaultDeliveryType).toBe('flex')
  })

  it.each([
    ['flex', 'Flex'],
    ['planifiee', 'Planifiée'],
    ['urgent', 'Urgent'],
  ] as const)('%s is called « %s »', (type, label) => {
    expect(deliveryTypeLabel(type)).toBe(label)
  })
})
