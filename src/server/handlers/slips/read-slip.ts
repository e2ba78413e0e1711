import type { Api } from '#contract/api.ts'
import { slipFieldsOnWire } from '#contract/order/slip-fields.ts'
import { type NotReadReason, SlipNotRead } from '#slip-reader/slip-not-read.ts'
import type { Handler, Visit } from '#server/http/handler.ts'
import { lanes } from '#server/limits/call-lanes.ts'
import { errorFields } from '#server/log/log.ts'
import { receiveSlip, type SlipUpload } from '#server/slips/slip-upload.ts'
import { HttpError } from '#server/log/http-error.ts'
import { keepSlip } from '#server/slips/keep-slip.ts'
import type { World } from '#server/world.ts'

/**
 * Reads a slip, and keeps it as an upload does, so that it is sent once (decision 109). A file that is no slip is refused as an upload is, and a full house is
 * a 503; a good file that could not be read is an answer, `ok: false` (decision 036).
 */
export const readSlip: Handler<Api['readSlip']> = async ({ body: { bordereau }, caller, signal, visit }, world) => {
  const slip = await receiveSlip(bordereau, caller, world)
  const reading = await read(slip, signal, world)
  return { ...reading, ...(await keptPath(slip, { signal, visit }, world)) }
}

async function read({ bytes, contentType }: SlipUpload, signal: AbortSignal, { slipReader, log }: World) {
  try {
    const { kg, parties } = await slipReader.read(bytes, contentType, signal)
    const fields = slipFieldsOnWire(parties)
    return { ok: true, poids_total_kg: kg, ...(Object.keys(fields).length > 0 && { champs: fields }) }
  } catch (error) {
    if (!(error instanceof SlipNotRead)) throw error
    if (error.reason === 'busy')
      throw new HttpError(503, sentenceOf.busy, { headers: { 'Retry-After': String(lanes.reading.retryAfterS) } })
    if (error.cause !== undefined)
      log.error({ ...errorFields(error.cause), contentType, bytes: bytes.byteLength }, 'slip not read')
    return { ok: false, poids_total_kg: null, error: sentenceOf[error.reason] }
  }
}

/** Where the slip is kept now. Without room there is no path, and its upload says why; of who has gone nothing is kept. */
async function keptPath(
  slip: SlipUpload,
  { signal, visit }: { readonly signal: AbortSignal; readonly visit: Visit },
  world: World,
) {
  if (signal.aborted) return {}
  try {
    await keepSlip(slip, visit, world)
    return { file_path: slip.row.path }
  } catch (error) {
    if (!(error instanceof HttpError)) world.log.error(errorFields(error), 'slip read but not kept')
    return {}
  }
}

const failed = "Erreur lors de l'analyse du bordereau"

const sentenceOf: Readonly<Record<NotReadReason, string>> = {
  busy: lanes.reading.sentence,
  locked: 'Ce PDF est protégé par un mot de passe : son poids ne peut pas être lu.',
  left: failed,
  broken: failed,
}
