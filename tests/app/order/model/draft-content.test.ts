import { describe, expect, it } from 'vitest'
import { readDraft } from '#app/order/model/draft-content.ts'
import { cannes, filledValues, picked } from '../filled-values.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const { deliveryReceipt: _, ...values } = filledValues()
const nothing = {
  weightFrom: null,
  warnedOf: '',
  fromSlip: {},
  submission: null,
  sentSlip: null,
  detectedWeight: null,
  price: null,
}

describe('A kept draft', () => {
  it('comes back as it was left', () => {
    const kept = {
      values,
      weightFrom: 'slip',
      warnedOf: 'livrer demain',
      fromSlip: { lastName: 'Martin' },
      submission: { id: '6b0e1b1e-8c3a-4b6e-9a5e-2f1d3c4b5a69', of: '{}' },
      sentSlip: { sha256: 'ab', path: 'slips/1.pdf', at: friday10h },
      detectedWeight: { sha256: 'ab', kg: 212 },
      price: {
        minutes: 24,
        estimated: false,
        freeMinutes: 20,
        price: { base: 1990, weight: 1000, time: 1000, delivery: 0, totalHT: 3990, totalTTC: 4788 },
      },
    }
    expect(readDraft(kept, friday10h)).toEqual({ ...kept, values: { ...values, deliveryDateTime: '' } })
  })

  it.each([
    ['nothing', undefined],
    ['text', 'brouillon'],
    ['another shape', { values: 12, submission: 'x', sentSlip: [] }],
  ])('of %s comes back empty, with the first flex slot', (_what, kept) => {
    expect(readDraft(kept, friday10h)).toEqual({
      ...nothing,
      values: { flexDate: '2026-11-20', flexHalfDay: 'PM', deliveryDateTime: '' },
    })
  })

  it('loses only the fields that do not fit any more', () => {
    const kept = {
      ...nothing,
      values: {
        ...values,
        poids: '2000',
        livraisonType: 'drone',
        telephone: 6,
        clientName: 'Martin',
        address: { text: 'Nice', place: { lat: 'x' } },
      },
    }
    const back = readDraft(kept, friday10h).values
    expect(back).not.toHaveProperty('poids')
    expect(back).not.toHaveProperty('livraisonType')
    expect(back).not.toHaveProperty('telephone')
    expect(back).toMatchObject({ clientName: 'Martin', address: { text: 'Nice', place: null } })
  })

  it('keeps an address typed offline as not confirmed', () => {
    const back = readDraft(
      { ...nothing, values: { pickupAdr: { text: '12 rue', place: null, dropped: false } } },
      friday10h,
    )
    expect(back.values.pickupAdr).toEqual({ text: '12 rue', place: null, dropped: false })
  })

  it('drops a point that is not the point of its text', () => {
    const back = readDraft({ ...nothing, values: { pickupAdr: { ...picked(cannes), text: 'Ailleurs' } } }, friday10h)
    expect(back.values.pickupAdr?.place).toBeNull()
  })
})
