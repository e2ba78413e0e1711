import * as v from 'valibot'
import { halfDays } from '#rules/flex-slots.ts'
import { acknowledgement } from './acknowledgement.ts'
import { nothing } from './nothing.ts'
import { missingField, senselessMoment, unpricedEntries, unpricedFromWire } from './order-wire.ts'
import { sentences } from './sentences.ts'
import { uploadedFile } from './uploaded-file.ts'

/** The order data but its slip's path and all amounts, as the text parts of a form: a number is its digits, what is null is not there. */
const requestParts = v.object(
  {
    ...unpricedEntries,
    id_fournisseur: numberPart(unpricedEntries.id_fournisseur),
    longitudePickUp: numberPart(unpricedEntries.longitudePickUp),
    altitudePickUp: numberPart(unpricedEntries.altitudePickUp),
    longitudeLivraison: numberPart(unpricedEntries.longitudeLivraison),
    altitudeLivraison: numberPart(unpricedEntries.altitudeLivraison),
    detectedWeightKg: v.optional(numberPart(unpricedEntries.detectedWeightKg.wrapped)),
    dateLivraison: v.nullish(v.string(), null),
    flexHalfDay: v.nullish(v.picklist(halfDays), null),
    flexHalfDayLabel: v.nullish(v.string(), null),
    bordereau: uploadedFile(sentences.order.slipRequired),
  },
  (issue) => (issue.path?.[0]?.key === 'bordereau' ? sentences.order.slipRequired : missingField(issue)),
)

/** The order without a price, sent to staff by mail (R10), once per submission: the `Idempotency-Key` header names it. */
export const requestOrderByMail = {
  method: 'POST',
  path: '/fo/sendMailDemandeCommandeFournisseur',
  audience: 'supplier',
  encoding: 'multipart',
  params: nothing,
  query: nothing,
  body: v.pipe(
    requestParts,
    v.rawTransform(({ dataset: { value: wire }, addIssue, NEVER }) => {
      const order = unpricedFromWire(wire)
      if (order !== null) return { order, slip: wire.bordereau }
      addIssue(senselessMoment(wire))
      return NEVER
    }),
  ),
  reply: acknowledgement,
} as const

/** A number, or its digits; other text is no number. '43.6' → 43.6. */
function numberPart<S extends v.GenericSchema<number, number>>(schema: S) {
  const number = v.transform((part: number | string) => (typeof part === 'number' ? part : digits.test(part) ? Number(part) : Number.NaN))
  return v.pipe(v.union([v.number(), v.string()]), number, schema)
}

const digits = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/
