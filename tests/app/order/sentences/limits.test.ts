import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { readOrder } from '#app/order/model/order-schema.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'
import { aSlip, filledValues } from '../filled-values.ts'

/** Section 5 at its very edges. */
describe('The order form at its limits', () => {
  it.each(weightBandKeys)('takes the weight band %s', (poids) => {
    expect(readOrder(filledValues({ poids }), friday10h, holidaysOnly)).toMatchObject({ order: { band: poids } })
  })

  it('validates a slip of 5,000,000 bytes, and not one byte more', () => {
    expect(issueOfSlip(aSlip(5_000_000))).toBeUndefined()
    expect(issueOfSlip(aSlip(5_000_001))).toBe('Fichier trop volumineux (max 5 Mo)')
  })

  it.each([
    ['PDF', 'bon.pdf', 'application/pdf'],
    ['PNG', 'bon.png', 'image/png'],
    ['JPEG', 'bon.jpeg', 'image/jpeg'],
    ['JPG', 'bon.jpg', 'image/jpeg'],
  ])('takes a slip that is a %s', (_type, name, type) => {
    expect(issueOfSlip(aSlip(9, name, type))).toBeUndefined()
  })

  it.each(['061234567', '06123456789'])('wants exactly ten digits of a phone: not %s', (telephone) => {
    expect(readOrder(filledValues({ telephone }), friday10h, holidaysOnly)).toEqual({
      issues: { telephone: 'Le numéro de téléphone doit comporter 10 chiffres' },
    })
  })
})

function issueOfSlip(file: File): string | undefined {
  const read = readOrder(
    filledValues({ deliveryReceipt: { ...filledValues().deliveryReceipt, file } }),
    friday10h,
    holidaysOnly,
  )
  return 'issues' in read ? read.issues.deliveryReceipt : undefined
}
