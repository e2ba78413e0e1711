import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { halfDays } from '#rules/moment/flex-slots.ts'
import { acknowledgement } from '#contract/wire/replies.ts'
import type { UnpricedOrder } from './order.ts'
import {
  missingField,
  orderDataSchema,
  senselessMoment,
  unpricedEntries,
  unpricedFromWire,
  type UnpricedWire,
} from './order-wire.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import { uploadedFile } from '#contract/wire/uploaded-file.ts'

/**
 * The order data but all amounts: as JSON, or as the text parts of a form, where a number is its digits and what is
 * null is not there.
 */
const entries = {
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
}

/** With the slip itself. */
const withSlip = v.pipe(
  v.object({ ...entries, bordereau: uploadedFile(orderSentences.slipRequired) }, (issue) =>
    issue.path?.[0]?.key === 'bordereau' ? orderSentences.slipRequired : missingField(issue),
  ),
  v.rawTransform(({ dataset: { value: wire }, addIssue, NEVER }) => {
    const order = orderOf(wire, addIssue)
    return order === null ? NEVER : { order, slip: wire.bordereau }
  }),
)

/** With the path of a slip that was uploaded before: no file fits into JSON. */
const withSlipPath = v.pipe(
  v.object({ ...entries, bordereauFileName: orderDataSchema.entries.bordereauFileName }, missingField),
  v.rawTransform(({ dataset: { value: wire }, addIssue, NEVER }) => {
    const order = orderOf(wire, addIssue)
    return order === null ? NEVER : { order, slipPath: wire.bordereauFileName }
  }),
)

/** The order without a price, sent to staff by mail (R10), once per submission (decision 063). */
export const requestOrderByMail = call({
  method: 'POST',
  path: '/fo/sendMailDemandeCommandeFournisseur',
  audience: 'supplier',
  encoding: 'multipart or json',
  body: v.lazy(bodyOf),
  reply: acknowledgement,
})

function bodyOf(body: unknown): typeof withSlip | typeof withSlipPath {
  const namesSlip = typeof body === 'object' && body !== null && 'bordereauFileName' in body && !('bordereau' in body)
  return namesSlip ? withSlipPath : withSlip
}

function orderOf(
  wire: UnpricedWire,
  addIssue: (issue: ReturnType<typeof senselessMoment>) => void,
): UnpricedOrder | null {
  const order = unpricedFromWire(wire)
  if (order === null) addIssue(senselessMoment(wire))
  return order
}

/** A number, or its digits; other text is no number. '43.6' → 43.6. */
function numberPart<S extends v.GenericSchema<number, number>>(schema: S) {
  const number = v.transform((part: number | string) =>
    typeof part === 'number' ? part : digits.test(part) ? Number(part) : Number.NaN,
  )
  return v.pipe(v.union([v.number(), v.string()]), number, schema)
}

const digits = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/
