import { describe, expect, it } from 'vitest'
import {
  defaultDeliveryType,
  deliveryTypeLabel,
  deliveryTypes,
  quotedSupplements,
  supplementLabel,
} from '#rules/price/delivery-types.ts'

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

  it('add what section 9 quotes, said HT', () => {
    const labels = deliveryTypes.map((type) => supplementLabel(quotedSupplements[type]))
    expect(labels).toEqual(['inclus', '+9,90\u00A0€ HT', '+19,90\u00A0€ HT'])
  })
})
