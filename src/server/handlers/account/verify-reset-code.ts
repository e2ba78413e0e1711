import type { Api } from '#contract/api.ts'
import { checkResetCode } from '#server/guards/reset-code.ts'
import type { Handler } from '#server/http/handler.ts'

/** Tells whether a code is the right one; it stays good for the new password. */
export const verifyResetCode: Handler<Api['verifyResetCode']> = async ({ body, visit }, world) => {
  await checkResetCode(body, visit, world)
  return { success: true }
}
