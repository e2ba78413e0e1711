import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { requestOrderByMail } from '#contract/order-request.ts'
import { refusals } from '#tests/contract/refusals.ts'

describe('An order sent by mail', () => {
  it('keeps the field names of the order data as text, with the slip beside them', () => {
    const request = { adressPickUp: '12 rue des Oliviers', commantaire: 'Portail bleu', longitudePickUp: '43.5512', bordereau: new File(['%PDF'], 'b.pdf') }
    expect(v.parse(requestOrderByMail.body, request)).toEqual(request)
  })

  it('may have no slip', () => {
    expect(refusals(requestOrderByMail.body, { adressPickUp: '12 rue des Oliviers' })).toEqual({})
  })

  it('refuses text for a slip', () => {
    expect(refusals(requestOrderByMail.body, { bordereau: 'b.pdf' })).toEqual({ bordereau: 'Fichier illisible' })
  })
})
