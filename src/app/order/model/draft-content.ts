import * as v from 'valibot'
import type { FoundSlip } from '#adapters/store/drafts.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import { formFields } from './form-fields.ts'
import { keptMoment } from './kept-moment.ts'
import type { FieldName, OrderValues, WeightFrom } from './order-values.ts'
import {
  fromSlipSchema,
  keptReadingSchema,
  quoteSchema,
  sentSlipSchema,
  submissionSchema,
  type FromSlip,
  type KeptReading,
  type SentSlip,
  type Submission,
} from './draft-schema.ts'

/**
 * What a draft keeps beside the slip's bytes: the form's text, the name of its submission, and the slip already sent.
 */
export interface DraftContent {
  readonly values: Partial<Texts> & Moment
  readonly weightFrom: WeightFrom
  /** The comment whose warning was answered. */
  readonly warnedOf: string
  readonly fromSlip: FromSlip
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
  const { values: found, weightFrom, ...rest } = v.parse(draftSchema, kept)
  const values = known(found)
  // A band of which nothing more is known counts as the user's.
  return {
    ...rest,
    weightFrom: values.poids === undefined ? null : (weightFrom ?? 'user'),
    values: { ...values, ...keptMoment(values, now) },
  }
}

const draftSchema = v.fallback(
  v.object({
    values: v.fallback(v.record(v.string(), v.unknown()), {}),
    weightFrom: v.fallback(v.nullable(v.picklist(['user', 'slip'])), null),
    warnedOf: v.fallback(v.string(), ''),
    fromSlip: v.fallback(fromSlipSchema, {}),
    submission: v.fallback(v.nullable(submissionSchema), null),
    sentSlip: v.fallback(v.nullable(sentSlipSchema), null),
    detectedWeight: v.fallback(v.nullable(keptReadingSchema), null),
    price: v.fallback(v.nullable(quoteSchema), null),
  }),
  {
    values: {},
    weightFrom: null,
    warnedOf: '',
    fromSlip: {},
    submission: null,
    sentSlip: null,
    detectedWeight: null,
    price: null,
  },
)

type KeptValues = { readonly [Name in FieldName]?: v.InferOutput<(typeof formFields)[Name]['kept']> }

/** The fields that still fit. */
function known(found: Readonly<Record<string, unknown>>): KeptValues {
  return Object.fromEntries(
    Object.entries(formFields).flatMap(([name, { kept }]) => {
      const { success, output } = v.safeParse<v.GenericSchema>(kept, found[name])
      return success ? [[name, output]] : []
    }),
  )
}
