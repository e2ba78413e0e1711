import { slipFieldsOnWire } from '#contract/order/slip-fields.ts'
import { type NotReadReason, SlipNotRead } from '#slip-reader/slip-not-read.ts'
import type { Handlers, Visit } from '#server/http/handler.ts'
import { lanes } from '#server/limits/call-lanes.ts'
import { HttpError } from '#server/log/http-error.ts'
import { errorFields } from '#server/log/log.ts'
import { findReadableOrder } from '#server/orders/readable-orders.ts'
import { keepSlip } from '#server/slips/keep-slip.ts'
import { slipOf } from '#server/slips/slips.ts'
import { receiveSlip, type SlipUpload } from '#server/slips/slip-upload.ts'
import type { World } from '#server/world.ts'

export const slipCalls = {
  /** Keeps a delivery slip, byte for byte. */
  uploadSlip: async ({ body: { bordereau }, caller, visit }, world) => {
    const slip = await receiveSlip(bordereau, caller, world)
    await keepSlip(slip, visit, world)
    return { success: true, file_path: slip.row.path }
  },

  /**
   * Reads a slip, and keeps it as an upload does, so that it is sent once (decision 109). No slip: refused as an upload
   * is; too many at once: 503; not readable: `ok: false` (decision 036).
   */
  readSlip: async ({ body: { bordereau }, caller, signal, visit }, world) => {
    const slip = await receiveSlip(bordereau, caller, world)
    const reading = await read(slip, signal, world)
    return { ...reading, ...(await keptPath(slip, { signal, visit }, world)) }
  },

  /** The slip of an order, to who may read it. */
  downloadSlip: async ({ params, caller }, world) =>
    await slipOf(await findReadableOrder(world.db, caller, params.id), world),
} satisfies Partial<Handlers>

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

/** Where the slip is kept now. No path without room (its upload says why), nor once the caller has gone. */
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
