import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { register as registerCall } from '#contract/account/account.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { normalizePhone } from '#rules/text/phone.ts'
import type { WaitOptions } from '#state/connection/retry-wait.ts'
import { failedCall, type CallOutcome } from '#state/connection/call-outcome.ts'

export type Registration = BodyOf<typeof registerCall>

/** The billing address as the payload spells it; no point means it was typed, not picked. */
export interface BillingAddress {
  readonly adresse: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Creates the account: a typed address is located first, a phone sent as ten digits (R22). A token signs in (R33). */
export async function register(
  { call, places, session }: Pick<World, 'call' | 'places' | 'session'>,
  registration: Registration & BillingAddress,
  waiting: WaitOptions = {},
): Promise<CallOutcome> {
  try {
    const { token, user } = await call(registerCall, {
      body: {
        ...registration,
        telephone: normalizePhone(registration.telephone ?? ''),
        ...(await located(places, registration)),
      },
      ...waiting,
    })
    if (token !== null && user !== null) {
      session.open(token, user)
      session.noteOrdered(false)
    }
    return { ok: true }
  } catch (failure) {
    return failedCall(failure, fallback)
  }
}

/** The text stays as typed: geocoding only adds its point, and its failure adds none. */
async function located(
  places: World['places'],
  { adresse, latitude, longitude }: BillingAddress,
): Promise<BillingAddress> {
  if (latitude !== null) return { adresse, latitude, longitude }
  const place = await places.resolve(adresse).catch(forgiving(() => null))
  return { adresse, latitude: place?.lat ?? null, longitude: place?.lng ?? null }
}

const fallback = "Une erreur est survenue lors de l'inscription. Veuillez réessayer."
