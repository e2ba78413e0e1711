import { snapshot } from 'valtio'
import type { World } from '#app/world.ts'
import { undoToastMs } from '#state/screen/toasts.ts'
import { isStillOpen } from '../model/open-order.ts'
import { refill } from '../model/order-actions.ts'
import type { OrderState } from '../model/order-state.ts'
import type { OrderValues } from '../model/order-values.ts'

/** Fills fields for their user, and says so with a way back. */
export function fillWithUndo(
  state: OrderState,
  { toasts }: Pick<World, 'toasts'>,
  filled: Partial<OrderValues>,
  message: string,
): void {
  toasts.show('ok', message, undoToastMs, { label: 'Annuler', run: fill(state, filled) })
}

/** Fills fields for their user; answers the way back, which does nothing once another order lies in the form. */
export function fill(state: OrderState, filled: Partial<OrderValues>): () => void {
  const { opening, weightFrom } = state
  const { deliveryReceipt: _, ...values } = snapshot(state.values)
  const before = structuredClone(values)
  refill(state, filled)
  const names = Object.keys(filled) as (keyof typeof before)[]
  return () => {
    if (isStillOpen(state, opening) && state.step === 'idle')
      refill(state, Object.fromEntries(names.map((name) => [name, before[name]])), weightFrom)
  }
}
