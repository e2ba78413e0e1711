import { ref } from 'valtio'
import type { OrderState } from '../model/order-state.ts'
import type { OrderValues } from '../model/order-values.ts'
import { fill } from './fill-with-undo.ts'

/**
 * The route of the home page's estimate is filled; it is said, with the way back, where it stands, and for as long as
 * it does.
 */
export function fillEstimate(state: OrderState, filled: Partial<OrderValues>): void {
  const undo = fill(state, filled)
  state.estimated = ref({ route: routeOf(state.values), undo })
}

/** What of the form is the estimate's: both ends and the weight. */
export function routeOf({ pickupAdr, address, poids }: Pick<OrderValues, 'pickupAdr' | 'address' | 'poids'>): string {
  return [pickupAdr.text, address.text, poids].join('\n')
}

export function takeBackEstimate(state: OrderState): void {
  state.estimated?.undo()
  delete state.estimated
}
