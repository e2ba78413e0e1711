import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { fileReply } from '#contract/wire/replies.ts'
import { identifierParam } from '#contract/wire/identifier.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import { slipFieldsSchema } from './slip-fields.ts'
import { uploadedFile } from '#contract/wire/uploaded-file.ts'

/** Above this the file is refused when it is chosen (R20), bytes. */
export const largestChosenSlip = 5_242_880

/** Above this the form refuses it, bytes. */
export const largestValidSlip = 5_000_000

/** More than any slip can mean, kg. */
export const heaviestSlipKg = 100_000

/** The content types a slip may have. */
export const slipTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const
export type SlipType = (typeof slipTypes)[number]

const { slipRequired } = orderSentences
const slipBody = v.object({ bordereau: uploadedFile(slipRequired) }, slipRequired)

/** Sends the delivery slip; the path of the reply goes into the order data. */
export const uploadSlip = call({
  method: 'POST',
  path: '/fo/upload-bordereau',
  audience: 'supplier',
  encoding: 'multipart',
  body: slipBody,
  reply: v.looseObject({ success: v.optional(v.boolean()), file_path: v.pipe(v.string(), v.nonEmpty()) }),
})

/**
 * Reads a slip: `parseBordereau` (R39). `file_path`: the slip is kept, and need not be sent again; `champs`: what it
 * says beyond its weight. Ours are optional, of another provider's they are not asked.
 */
export const readSlip = call({
  method: 'POST',
  path: '/bo/ocr-bordereau',
  audience: 'supplier',
  encoding: 'multipart',
  body: slipBody,
  reply: v.looseObject({
    ok: v.boolean(),
    poids_total_kg: v.nullish(
      v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite(), v.transform(sensibleKg)),
      null,
    ),
    error: v.nullish(v.string(), null),
    file_path: v.fallback(v.nullish(v.pipe(v.string(), v.nonEmpty()), null), null),
    champs: slipFieldsSchema,
  }),
})

/** The slip of an order of one's own: the very bytes that were sent. */
export const downloadSlip = call({
  method: 'GET',
  path: '/fo/commande/:id/bordereau',
  audience: 'supplier',
  params: v.object({ id: identifierParam('Commande inconnue') }),
  reply: fileReply,
})

/** A number that was misread is no weight: it must not stand in the way of the order. */
function sensibleKg(kg: number): number | null {
  return kg >= 0 && kg <= heaviestSlipKg ? kg : null
}
