import { ref } from 'valtio'
import { fileOf } from '#adapters/store/drafts.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import type { DraftContent, FoundDraft } from './draft-content.ts'
import { firstReading } from './order-actions.ts'
import type { KeptReading } from './draft-schema.ts'
import { draftPrice, priceOfThis } from './last-price.ts'
import type { OrderState } from './order-state.ts'
import type { Saving } from './saving.ts'
import type { Reading, SlipState } from './slip-state.ts'
import { blankValues } from './order-values.ts'
import { isEmptyDraft } from './is-empty-draft.ts'

/** What the slip's field says of a kept slip whose bytes are not those that were kept. */
export const damagedSlip = 'Le bordereau gardé est abîmé : choisis-le à nouveau.'

/** What the device keeps of an order beside its slip's bytes; null when the form is as empty as a new one. */
export function draftOf(state: Readonly<OrderState>): DraftContent | null {
  if (isEmptyDraft(state.values, state.blank)) return null
  const { deliveryReceipt: _, ...values } = state.values
  const { weightFrom, warnedOf, fromSlip, submission, sentSlip, slip } = state
  return {
    values,
    weightFrom,
    warnedOf,
    fromSlip,
    submission,
    sentSlip,
    detectedWeight: slip.known,
    price: priceOfThis(state),
  }
}

/** What a draft says of an order. */
export type DraftState = Pick<
  OrderState,
  | 'values'
  | 'blank'
  | 'touched'
  | 'weightFrom'
  | 'warnedOf'
  | 'fromSlip'
  | 'slip'
  | 'submission'
  | 'sentSlip'
  | 'lastPrice'
  | 'saving'
>

/** The order that a draft holds, or a new one of this user. */
export function stateFrom(found: FoundDraft | null, user: UserRecord, now: Date): DraftState {
  const {
    values,
    weightFrom = null,
    warnedOf = '',
    fromSlip = {},
    submission = null,
    sentSlip = null,
    detectedWeight = null,
    price = null,
  } = found?.content ?? {}
  const isDamaged = found?.slip === 'damaged'
  const kept = found === null || found.slip === 'damaged' ? null : found.slip
  const file = kept && ref(fileOf(kept))
  const slip: SlipState =
    detectedWeight !== null && detectedWeight.sha256 === kept?.sha256
      ? { coming: null, reading: readingOf(detectedWeight), known: detectedWeight }
      : { coming: null, reading: firstReading(file), known: null }
  return {
    values: {
      ...blankValues(user, now),
      ...values,
      deliveryReceipt: { file, refusal: isDamaged ? damagedSlip : null },
    },
    blank: blankValues(user, now),
    touched: isDamaged ? { deliveryReceipt: true } : {},
    weightFrom,
    warnedOf,
    fromSlip,
    slip,
    submission,
    sentSlip,
    lastPrice: price && draftPrice(price),
    saving: savingOf(found),
  }
}

/** A reading that was kept. */
function readingOf({ kg, fields }: KeptReading): Reading {
  return { step: 'read', kg, ...(fields && { fields }) }
}

/** What is known of a draft that was found, or of none, before anything of it is changed. */
export function savingOf(found: FoundDraft | null): Saving {
  if (found === null) return { status: 'none', trouble: null }
  return found.slip === 'damaged' ? { status: 'slip-failed', trouble: 'damaged' } : { status: 'kept', trouble: null }
}
