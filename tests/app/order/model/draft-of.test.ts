import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { snapshot } from 'valtio'
import type { FoundSlip } from '#adapters/store/drafts.ts'
import { readDraft, type FoundDraft } from '#app/order/model/draft-content.ts'
import { damagedSlip, draftOf, stateFrom } from '#app/order/model/draft-of.ts'
import { readOrder } from '#app/order/model/order-schema.ts'
import { draftPrice } from '#app/order/model/last-price.ts'
import { createOrderState, type OrderState } from '#app/order/model/order-state.ts'
import { fieldsInOrder, type FieldName, type OrderValues } from '#app/order/model/order-values.ts'
import { expiredSlot } from '#app/order/model/expired-slot.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'
import { cannes, filledValues, mougins, picked } from '../filled-values.ts'

const friday1235 = new Date('2026-11-20T12:35:00+01:00')
const monday8h = new Date('2026-11-23T08:00:00+01:00')

/** What a field may hold that a new form does not; lines of text hold some text. */
const other: Partial<OrderValues> = {
  pickupAdr: picked(cannes),
  address: { text: '3 chemin', place: null, dropped: false },
  poids: '-150',
  livraisonType: 'urgent',
  flexDate: '2026-11-24',
  flexHalfDay: 'AM',
  deliveryDateTime: '2026-11-24 10:00',
}
const kept = fieldsInOrder.filter((name) => name !== 'deliveryReceipt')

const parts = {
  weightFrom: 'slip',
  warnedOf: 'livrer demain',
  fromSlip: { reference: 'BL204117' },
  submission: { id: '6b0e1b1e-8c3a-4b6e-9a5e-2f1d3c4b5a69', of: '{}' },
  sentSlip: { sha256: 'ab', path: 'slips/1.pdf', at: friday10h },
  lastPrice: draftPrice({
    minutes: 24,
    estimated: false,
    freeMinutes: 20,
    price: { base: 1990, weight: 1000, time: 1000, delivery: 0, totalHT: 3990, totalTTC: 4788 },
  }),
} as const

describe('A draft', () => {
  it.each(kept)('gives back what its form held: %s', (name) => {
    // The morning of that day has passed.
    const values = { [name]: other[name] ?? 'Camille 12', ...(name === 'flexHalfDay' && { flexDate: '2026-11-24' }) }
    const before = stateOf({ values: { ...createOrderState(camille, friday10h).values, ...values } })
    expect(reopened(before).values).toEqual({
      ...snapshot(before.values),
      deliveryReceipt: { file: null, refusal: null },
    })
  })

  it('gives back its whole form at once, and all that it keeps beside it', () => {
    const before = stateOf({ ...parts, values: filledValues({ comment: 'Portail bleu', address: picked(mougins) }) })
    const { deliveryReceipt, ...values } = reopened(before).values
    expect(values).toEqual({ ...filledValues({ comment: 'Portail bleu' }), deliveryReceipt: undefined })
    expect(deliveryReceipt.file).toBeNull()
    expect(reopened(before)).toMatchObject({ ...parts, touched: {}, saving: { status: 'kept', trouble: null } })
  })

  it('is none of a form that holds no more than a new one', () => {
    expect(draftOf(createOrderState(camille, friday10h))).toBeNull()
    expect(draftOf(stateOf({ ...parts }))).toBeNull()
  })

  it('that is none gives a new form of its user', () => {
    const { values, blank, saving } = stateFrom(null, camille, friday10h)
    expect(values).toEqual(blank)
    expect([values.email, values.steName, saving.status]).toEqual(['camille@exemple.fr', 'Exemple Matériaux', 'none'])
  })
})

describe('The slip of a draft', () => {
  const said = { sha256: 'ab', kg: 212 }
  const file = { name: 'bordereau.pdf', type: 'application/pdf', bytes: new ArrayBuffer(9), sha256: 'ab' }
  const filled = () =>
    stateOf({ values: filledValues(), slip: { coming: null, reading: { step: 'read', kg: 212 }, known: said } })

  it('comes back with what it said, and is not read again', () => {
    const { slip, values } = reopened(filled(), { slip: file })
    expect(values.deliveryReceipt.file).toMatchObject({ name: 'bordereau.pdf', type: 'application/pdf', size: 9 })
    expect(slip).toEqual({ coming: null, reading: { step: 'read', kg: 212 }, known: said })
  })

  it('is read when another one lies there than the one that was read', () => {
    expect(reopened(filled(), { slip: { ...file, sha256: 'cd' } }).slip).toEqual({
      coming: null,
      reading: { step: 'due' },
      known: null,
    })
  })

  it('that is damaged is to be chosen again, and says so', () => {
    const back = reopened(filled(), { slip: 'damaged' })
    expect(back.values.deliveryReceipt).toEqual({ file: null, refusal: damagedSlip })
    expect(back).toMatchObject({
      touched: { deliveryReceipt: true },
      slip: { reading: { step: 'none' }, known: null },
      saving: { status: 'slip-failed', trouble: 'damaged' },
    })
    expect(readOrder(back.values, friday10h, holidaysOnly)).toEqual({ issues: { deliveryReceipt: damagedSlip } })
  })
})

describe('A draft of another version', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no draft', 'brouillon'],
    [
      'values that are none',
      { values: [], weightFrom: 'nobody', submission: 'x', sentSlip: {}, detectedWeight: 5, price: 12 },
    ],
  ])('is a new form where it holds %s', (_what, content) => {
    const back = stateFrom(found(content, friday10h), camille, friday10h)
    expect(back.values).toEqual(back.blank)
    expect(back).toMatchObject({
      weightFrom: null,
      submission: null,
      sentSlip: null,
      lastPrice: null,
      saving: { status: 'kept' },
    })
  })

  it.each(kept)('loses what does not fit any more, and nothing else: %s', (name) => {
    const whole = draftOf(
      stateOf({
        values: filledValues({ ...other, livraisonType: 'flex', deliveryDateTime: '', comment: 'Portail bleu' }),
      }),
    )
    const back = stateFrom(
      found({ ...whole, values: { ...whole?.values, [name]: { of: 'another shape' } } }, friday10h),
      camille,
      friday10h,
    )
    const lost = name === 'flexDate' || name === 'flexHalfDay' ? ['flexDate', 'flexHalfDay'] : [name]
    const rest = kept.filter((each) => !lost.includes(each))
    expect(rest.map((each) => back.values[each])).toEqual(rest.map((each) => whole?.values[each]))
    expect(lost.map((each) => back.values[each as FieldName])).toEqual(
      lost.map((each) => back.blank[each as FieldName]),
    )
  })

  it('does without what it did not know yet, and without what is known no more', () => {
    const back = stateFrom(
      found({ values: { clientName: 'Martin', poids: '151-300', couleur: 'bleu' } }, friday10h),
      camille,
      friday10h,
    )
    expect(back.values).toEqual({
      ...back.blank,
      clientName: 'Martin',
      poids: '151-300',
      deliveryReceipt: { file: null, refusal: null },
    })
    expect(back).toMatchObject({ weightFrom: 'user', submission: null, sentSlip: null, lastPrice: null })
  })
})

describe('A draft that is reopened later', () => {
  const flex = () => stateOf({ values: filledValues() })

  it('keeps a half-day that has passed, for the form to say so', () => {
    const { values } = reopened(flex(), { at: friday1235 })
    expect(values).toMatchObject({ flexDate: '2026-11-20', flexHalfDay: 'PM' })
    expect([expiredSlot(values, friday10h, holidaysOnly), expiredSlot(values, friday1235, holidaysOnly)]).toEqual([
      null,
      'passed',
    ])
  })

  it('keeps the choice of another day, beside that day’s own blank form', () => {
    const { values, blank } = reopened(flex(), { at: monday8h })
    expect([values.flexDate, blank.flexDate]).toEqual(['2026-11-20', '2026-11-23'])
  })

  it('takes the first slot of its day where nobody chose one that could stand', () => {
    const { values } = reopened(stateOf({ values: filledValues({ livraisonType: 'urgent' }) }), { at: monday8h })
    expect(values).toMatchObject({ livraisonType: 'urgent', flexDate: '2026-11-23', flexHalfDay: 'PM' })
  })

  it('is not worth keeping again because of the day alone', () => {
    const untouched = createOrderState(camille, friday10h)
    const { values, blank } = reopened(stateOf({ values: { ...untouched.values, comment: 'x' } }), { at: monday8h })
    expect(draftOf(stateOf({ values: { ...values, comment: '' }, blank }))).toBeNull()
  })
})

function stateOf(changes: Partial<OrderState>): OrderState {
  return Object.assign(createOrderState(camille, friday10h), changes)
}

/** Kept as a device keeps it, and opened again. */
function reopened(before: OrderState, { at = friday10h, slip = null }: { at?: Date; slip?: FoundSlip } = {}) {
  return stateFrom(found(structuredClone(draftOf(snapshot(before) as OrderState)), at, slip), camille, at)
}

function found(content: unknown, at: Date, slip: FoundSlip = null): FoundDraft {
  return { content: readDraft(content, at), slip, savedAt: friday10h, discardedId: null }
}
