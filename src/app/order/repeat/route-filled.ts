import { ref } from 'valtio'
import type { OrderState, RouteFilled } from '../model/order-state.ts'
import type { OrderValues } from '../model/order-values.ts'
import { fill } from './fill-with-undo.ts'

/** What came from elsewhere is filled; it is said, with the way back, where it stands, and for as long as it does. */
export function fillRoute(
  state: OrderState,
  filled: Partial<OrderValues>,
  { words, of }: Pick<RouteFilled, 'words' | 'of'>,
): void {
  const undo = fill(state, filled)
  state.routeFilled = ref({ words, of, was: of(state.values), undo })
}

/** The route of the home page's estimate: both ends and the weight. */
export const estimateFilled: Pick<RouteFilled, 'words' | 'of'> = {
  words: 'Trajet et poids repris de ton estimation.',
  of: ({ pickupAdr, address, poids }) => [pickupAdr.text, address.text, poids].join('\n'),
}

export function takeBackRoute(state: OrderState): void {
  state.routeFilled?.undo()
  delete state.routeFilled
}
