import * as v from 'valibot'
import type { FoundSlip } from '#adapters/drafts.ts'
import { placeSchema } from '#contract/places.ts'
import type { Quote } from '#state/price-memory.ts'
import { deliveryTypes } from '#rules/delivery-types.ts'
import { halfDays } from '#rules/flex-slots.ts'
import { weightBandKeys } from '#rules/weight-bands.ts'
import type { AddressValue, OrderValues, WeightFrom } from './order-values.ts'
import { keptMoment } from './kept-moment.ts'
import { keptReadingSchema, quoteSchema, sentSlipSchema, submissionSchema, type KeptReading, type SentSlip, type Submission } from './kept-parts.ts'

/** What a draft keeps beside the slip's bytes: the form's text, the name of its submission, and the slip already sent. */
export interface DraftContent {
  readonly values: Partial<Texts> & Moment
  readonly weightFrom: WeightFrom
  readonly submission: Submission | null
  readonly sentSlip: SentSlip | null
  readonly detectedWeight: KeptReading | null
  /** What it cost when it was last seen. */
  readonly price: Quote | null
}

/** A draft as it was found on this device. `discardedId`: it was given up under this id, and can still be had back. */
export interface FoundDraft {
  readonly content: DraftContent
  readonly slip: FoundSlip
  /** Null when only a slip was found. */
  readonly savedAt: Date | null
  readonly discardedId: string | null
}

type Texts = Omit<OrderValues, 'deliveryReceipt'>
type Moment = Pick<OrderValues, 'flexDate' | 'flexHalfDay' | 'deliveryDateTime'>

/** A kept draft as it still makes sense now; what does not fit any more is left out, field by field. */
export function readDraft(kept: unknown, now: Date): DraftContent {
  const { values, weightFrom, ...rest } = v.parse(draftSchema, kept)
  // A band of which nothing more is known counts as the user's.
  return { ...rest, weightFrom: values.poids === undefined ? null : (weightFrom ?? 'user'), values: { ...known(values), ...keptMoment(values, now) } }
}

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2000))), undefined)

const address = v.fallback(
  v.optional(
    v.pipe(
      v.object({ text: v.pipe(v.string(), v.maxLength(300)), place: v.fallback(v.nullable(placeSchema), null) }),
      v.transform((kept): AddressValue => ({ text: kept.text, place: kept.place?.label === kept.text ? kept.place : null, dropped: false })),
    ),
  ),
  undefined,
)

const valuesSchema = v.object({
  email: text,
  steName: text,
  pickupAdr: address,
  address,
  poids: v.fallback(v.optional(v.picklist(weightBandKeys)), undefined),
  livraisonType: v.fallback(v.optional(v.picklist(deliveryTypes)), undefined),
  flexDate: text,
  flexHalfDay: v.fallback(v.optional(v.picklist(halfDays)), undefined),
  deliveryDateTime: text,
  steClient: text,
  clientName: text,
  clientPrenom: text,
  telephone: text,
  comment: text,
})
type KeptValues = v.InferOutput<typeof valuesSchema>

const draftSchema = v.fallback(
  v.object({
    values: v.fallback(valuesSchema, {}),
    weightFrom: v.fallback(v.nullable(v.picklist(['user', 'slip'])), null),
    submission: v.fallback(v.nullable(submissionSchema), null),
    sentSlip: v.fallback(v.nullable(sentSlipSchema), null),
    detectedWeight: v.fallback(v.nullable(keptReadingSchema), null),
    price: v.fallback(v.nullable(quoteSchema), null),
  }),
  { values: {}, weightFrom: null, submission: null, sentSlip: null, detectedWeight: null, price: null },
)

function known(values: KeptValues): Partial<Texts> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
