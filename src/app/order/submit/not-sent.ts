import { Cancelled, SignedOut, Unanswered } from '#adapters/failures/failures.ts'
import type { World } from '#app/world.ts'
import { orderToastMs } from '#state/screen/toasts.ts'
import type { Held, OrderState } from '../model/order-state.ts'

type Telling = Pick<World, 'connection' | 'toasts'>

/**
 * What was on its way did not arrive: its author is told by this sentence, or beside the button as long as the network
 * is away.
 */
export async function tellNotSent(
  state: OrderState,
  world: Telling,
  held: Held,
  error: unknown,
  sentence: string,
): Promise<null> {
  if (isNetworkFailure(error) && (await isHeld(state, world, held))) return null
  if (error instanceof Cancelled) world.toasts.show('info', 'Envoi annulé : ta demande n’est pas partie.', orderToastMs)
  else if (!(error instanceof SignedOut)) world.toasts.show('bad', sentence, orderToastMs)
  return null
}

/** Whether no reply came. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof Unanswered
}

/** Whether the network is away: then the order is held, and that is no failure. */
export async function isHeld(state: OrderState, { connection }: Telling, held: Held): Promise<boolean> {
  await connection.settled()
  if (connection.state.online) return false
  state.held = held
  state.transfer.failed = false
  return true
}
