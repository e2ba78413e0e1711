import { describe, expect, it } from 'vitest'
import { textsForForm, textsInForm } from '#app/order/model/form-texts.ts'
import { formFields } from '#app/order/model/form-fields.ts'
import { blankValues } from '#app/order/model/order-values.ts'
import { noTexts, orderTexts, recipientTexts } from '#contract/order/order-texts.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

/** Every line of text another one. */
const texts = {
  ...Object.fromEntries(Object.keys(orderTexts).map((name) => [name, `order ${name}`])),
  recipient: Object.fromEntries(Object.keys(recipientTexts).map((name) => [name, `recipient ${name}`])),
} as unknown as typeof noTexts

describe('The lines of text of an order', () => {
  it('are each asked for once by the form', () => {
    const asked = Object.values(formFields).flatMap((row) =>
      'order' in row ? [`order ${row.order}`] : 'recipient' in row ? [`recipient ${row.recipient}`] : [],
    )
    const { recipient, ...order } = texts
    expect(asked.toSorted()).toEqual([...Object.values(order), ...Object.values(recipient)].toSorted())
  })

  it('go into the form and come back as they were', () => {
    expect(textsForForm(texts)).toMatchObject({
      steName: 'order company',
      steClient: 'recipient company',
      telephone: 'recipient phone',
    })
    expect(textsInForm({ ...blankValues(camille, friday10h), ...textsForForm(texts) })).toEqual(texts)
  })

  it('carry the contact of the pickup in the comment, there and back, and both numbers there alone', () => {
    const form = {
      ...blankValues(camille, friday10h),
      comment: 'Portail bleu',
      pickupContact: 'Ali Petit',
      pickupNumber: '4512',
      reference: 'BL204117',
    }
    const order = { ...noTexts, ...textsInForm(form) }
    expect(order.comment).toBe('Au retrait : contact Ali Petit, n° de retrait 4512, réf. BL204117\nPortail bleu')
    expect(textsForForm(order)).toMatchObject({ comment: 'Portail bleu', pickupContact: 'Ali Petit' })
    expect(textsForForm(order)).not.toHaveProperty('pickupNumber')
    expect(textsForForm(order)).not.toHaveProperty('reference')
  })

  it('leave a reference behind that stood on a line of the comment, and no word of their author', () => {
    const order = { ...noTexts, comment: 'Avant mercredi\nRéf. BL-26-118204' }
    expect(textsForForm(order).comment).toBe('Avant mercredi')
  })
})
