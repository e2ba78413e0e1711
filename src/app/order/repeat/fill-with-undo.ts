import { snapshot } from 'valtio'
import type { World } from '#app/world.ts'
import { undoToastMs } from '#state/toasts.ts'
import { isStillOpen } from '../model/open-order.ts'
import { refill } from '../model/order-actions.ts'
import type { OrderState } from '../model/order-state.ts'
import type { OrderValues } from '../model/order-values.ts'

/** Fills fields for their user, and says so with a way back. */
export function fillWithUndo(state: OrderState, { toasts }: Pick<World, 'toasts'>, filled: Partial<OrderValues>, message: string): void {
  const { opening, weightFrom } = state
  const { deliveryReceipt: _, ...values } = snapshot(state.values)
  const before = structuredClone(values)
  refill(state, filled)
  const names = Object.keys(filled) as (keyof typeof before)[]
  const run = () => isStillOpen(state, opening) && state.step === 'idle' && refill(state, Object.fromEntries(names.map((name) => [name, before[name]])), weightFrom)
  toasts.show('ok', message, undoToastMs, { label: 'Annuler', run })
}
