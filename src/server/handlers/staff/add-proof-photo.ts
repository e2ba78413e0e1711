import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { keepPhoto } from '#server/staff/keep-photo.ts'
import { photoOnWire } from '#server/photos/photo-on-wire.ts'

/** Keeps a photo that proves a delivery; the same one again, sent by a phone that heard no answer, is kept once. */
export const addProofPhoto: Handler<Api['addProofPhoto']> = async (
  { params, body: { photo, cle: key, description }, caller },
  world,
) => {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  const kept = await keepPhoto(params.id, { bytes, key, description }, caller.id, world)
  return { success: true, data: photoOnWire(kept, world) }
}
