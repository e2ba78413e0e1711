import type { World } from '#app/world.ts'
import type { WaitOptions } from '#state/retry-wait.ts'
import { login } from '#contract/account.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { failedEnd, type CallEnd } from '#state/call-end.ts'

/** Opens a session: on a refusal, the server's message, else 'Erreur de connexion' (section 8). */
export async function signIn({ call, session }: Pick<World, 'call' | 'session'>, credentials: BodyOf<typeof login>, waiting: WaitOptions = {}): Promise<CallEnd> {
  try {
    const { token, user } = await call(login, { body: credentials, ...waiting })
    if (token === null || user === null) return { ok: false, message: fallback, refusal: null }
    session.open(token, user)
    return { ok: true }
  } catch (failure) {
    return failedEnd(failure, fallback)
  }
}

const fallback = 'Erreur de connexion'
