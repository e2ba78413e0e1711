import { Refused } from '#adapters/failures/failures.ts'
import type { World } from '#app/world.ts'
import type { WaitOptions } from '#state/connection/retry-wait.ts'
import { login } from '#contract/account/account.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { failedCall, type CallOutcome } from '#state/connection/call-outcome.ts'

/** `step`: the session waits for a code, and is not open. */
type SignInOutcome = { readonly ok: true; readonly step?: string } | Extract<CallOutcome, { readonly ok: false }>

/** Opens a session. A refusal: the server's message, else 'Erreur de connexion' (section 8); a 401 at the password. */
export async function signIn(
  { call, session }: Pick<World, 'call' | 'session'>,
  credentials: BodyOf<typeof login>,
  waiting: WaitOptions = {},
): Promise<SignInOutcome> {
  try {
    const { token, user, step } = await call(login, { body: credentials, ...waiting })
    if (step !== null) return { ok: true, step }
    if (token === null || user === null) return { ok: false, message: fallback, refusal: null }
    session.open(token, user)
    return { ok: true }
  } catch (failure) {
    const end = failedCall(failure, fallback)
    if (end.ok || end.refusal === null || !(failure instanceof Refused && failure.status === 401)) return end
    return { ...end, refusal: { ...end.refusal, errors: { password: [end.message ?? fallback] } } }
  }
}

const fallback = 'Erreur de connexion'
