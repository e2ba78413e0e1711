import type { World } from '#app/world.ts'
import { requestReset, updatePassword, verifyResetCode } from '#contract/account/password-reset.ts'
import { failedCall, refusedCall, type CallOutcome } from '#state/connection/call-outcome.ts'
import type { WaitOptions } from '#state/connection/retry-wait.ts'

/** Asks for a code; a success says nothing of whether the account exists (R35). */
export async function askForCode(
  { call }: Pick<World, 'call'>,
  email: string,
  waiting: WaitOptions = {},
): Promise<CallOutcome> {
  try {
    await call(requestReset, { body: { email }, ...waiting })
    return { ok: true }
  } catch (failure) {
    return failedCall(failure, 'Email introuvable')
  }
}

/** Asks whether the code is right. A refusal and a false success say 'Code invalide', unless the server has words. */
export async function checkCode(
  { call }: Pick<World, 'call'>,
  email: string,
  code: string,
  waiting: WaitOptions = {},
): Promise<CallOutcome> {
  try {
    const { success, message } = await call(verifyResetCode, { body: { email, code }, ...waiting })
    return success ? { ok: true } : refusedCall(message || invalidCode)
  } catch (failure) {
    return failedCall(failure, invalidCode)
  }
}

const invalidCode = 'Code invalide'

/** Sets the new password with the code. */
export async function setNewPassword(
  { call }: Pick<World, 'call'>,
  body: { readonly email: string; readonly code: string; readonly password: string },
  waiting: WaitOptions = {},
): Promise<CallOutcome> {
  try {
    await call(updatePassword, { body, ...waiting })
    return { ok: true }
  } catch (failure) {
    return failedCall(failure, 'Erreur lors de la modification du mot de passe')
  }
}
