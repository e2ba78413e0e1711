import type { Api } from '#contract/api.ts'
import { type NotReadReason, SlipNotRead } from '#slip-reader/slip-not-read.ts'
import type { Handler } from '#server/handler.ts'
import { lanes } from '#server/limits/call-lanes.ts'
import { errorFields } from '#server/log.ts'
import { receiveSlip } from '#server/slips/slip-upload.ts'
import { HttpError } from '#server/http-error.ts'

/**
 * Reads the weight off a slip, and keeps nothing of it. A file that is no slip is refused as an upload is, and a full house is
 * a 503; a good file that could not be read is an answer, `ok: false` (decision 036).
 */
export const readSlip: Handler<Api['readSlip']> = async ({ body: { bordereau }, caller, signal }, world) => {
  const { bytes, contentType } = await receiveSlip(bordereau, caller.id, world)
  try {
    return { ok: true, poids_total_kg: await world.slipReader.weigh(bytes, contentType, signal) }
  } catch (error) {
    if (!(error instanceof SlipNotRead)) throw error
    if (error.reason === 'busy') throw new HttpError(503, sentenceOf.busy, { headers: { 'Retry-After': String(lanes.reading.retryAfterS) } })
    if (error.cause !== undefined) world.log.error({ ...errorFields(error.cause), contentType, bytes: bytes.byteLength }, 'slip not read')
    return { ok: false, poids_total_kg: null, error: sentenceOf[error.reason] }
  }
}

const failed = "Erreur lors de l'analyse du bordereau"

const sentenceOf: Readonly<Record<NotReadReason, string>> = {
  busy: lanes.reading.sentence,
  locked: 'Ce PDF est protégé par un mot de passe : son poids ne peut pas être lu.',
  left: failed,
  broken: failed,
}
