import { navigate } from 'wouter/use-browser-location'
import { createKeptPayments, type KeptPayments } from '#adapters/payments/kept-payments.ts'
import { wasSent } from '#adapters/payments/read-payment.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { paths } from '#app/paths.ts'
import type { World } from '#app/world.ts'
import type { Session } from '#state/session/session.ts'

/** From the order form to /payment while a card payment sent from here has no known end (decision 050). */
export async function leadToPayment(world: Pick<World, 'now' | 'session' | 'sleep'>): Promise<void> {
  const isUnknown = await hasUnknownPayment(world.session, createKeptPayments(world)).catch(forgiving(() => false))
  if (isUnknown && location.pathname === paths.order) navigate(paths.payment, { replace: true })
}

/** Rejects where a browser keeps nothing. */
export async function hasUnknownPayment(
  { state: { user } }: Pick<Session, 'state'>,
  kept: KeptPayments,
): Promise<boolean> {
  return user !== null && (await kept.read(user.id)).some(wasSent)
}
