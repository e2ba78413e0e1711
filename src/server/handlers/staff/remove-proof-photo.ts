import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { takeBackPhoto } from '#server/staff/take-back-photo.ts'

export const removeProofPhoto: Handler<Api['removeProofPhoto']> = async ({ params, caller }, world) => {
  await takeBackPhoto(params.id, params.photo, caller.id, world)
  return { success: true }
}
