import { describe, expect, it } from 'vitest'
import { blankValues, type OrderValues } from '#app/order/model/order-values.ts'
import { isEmptyDraft } from '#app/order/model/is-empty-draft.ts'
import { aSlip, cannes, picked } from '../filled-values.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

const blank = () => blankValues(camille, friday10h)
const isKept = (changes: Partial<OrderValues>) => !isEmptyDraft({ ...blank(), ...changes }, blank())

describe('A form', () => {
  it('as it was prefilled is not worth keeping', () => {
    expect(isKept({})).toBe(false)
  })

  it.each<[string, Partial<OrderValues>]>([
    ['a name', { clientName: 'Martin' }],
    ['another e-mail', { email: 'autre@exemple.fr' }],
    ['no company any more', { steName: '' }],
    ['an address that is not picked', { pickupAdr: { text: '12 rue', place: null, dropped: false } }],
    ['a picked address', { address: picked(cannes) }],
    ['a weight', { poids: '-150' }],
    ['another type', { livraisonType: 'urgent' }],
    ['a later day', { flexDate: '2026-11-24' }],
    ['a slip', { deliveryReceipt: { file: aSlip(), refusal: null } }],
    ['a comment', { comment: 'Portail bleu' }],
  ])('is worth keeping with %s', (_what, changes) => {
    expect(isKept(changes)).toBe(true)
  })

  it.each<[string, Partial<OrderValues>]>([
    ['blanks', { comment: '  \n', pickupAdr: { text: ' ', place: null, dropped: false } }],
    ['a slot that time has taken', { flexDate: '2026-11-19' }],
    ['an address that was taken away', { address: { text: '', place: null, dropped: true } }],
    ['a slip that was refused', { deliveryReceipt: { file: null, refusal: 'Fichier trop volumineux (max 5 Mo)' } }],
  ])('is not with nothing but %s', (_what, changes) => {
    expect(isKept(changes)).toBe(false)
  })
})
