import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { receiveSlip } from '#server/slips/slip-upload.ts'
import { keepSlip } from '#server/slips/keep-slip.ts'

/** Keeps a delivery slip, byte for byte. */
export const uploadSlip: Handler<Api['uploadSlip']> = async ({ body: { bordereau }, caller, visit }, world) => {
  const slip = await receiveSlip(bordereau, caller, world)
  await keepSlip(slip, visit, world)
  return { success: true, file_path: slip.row.path }
}
