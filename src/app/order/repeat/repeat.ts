import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import type { Repeatable } from '#contract/order/repeatable.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import { isStillOpen } from '../model/open-order.ts'
import { refuseAddress } from '../model/order-actions.ts'
import type { OrderState } from '../model/order-state.ts'
import type { OrderValues } from '../model/order-values.ts'
import type { PastDelivery } from '../model/order-context.ts'
import { estimateFilled, fillRoute } from './route-filled.ts'
import { fillWithUndo } from './fill-with-undo.ts'
import { repeatedValues } from './repeated-values.ts'

type Filling = Pick<World, 'places' | 'toasts'>

/**
 * « Commander à nouveau »: everything but the date and the slip, or the delivery address alone when no more is known.
 * False: the field says that the address must be picked.
 */
export async function orderAgain(
  state: OrderState,
  world: Filling,
  { deliveryAddress, repeat, estimated }: PastDelivery,
): Promise<boolean> {
  if (repeat === null) return deliverTo(state, world, deliveryAddress)
  if (state.step !== 'idle') return true
  if (estimated) fillRoute(state, repeatedValues(repeat), estimateFilled)
  else fillWithUndo(state, world, repeatedValues(repeat), `Commande recopiée. ${whatIsLeft(state.values, repeat)}`)
  return true
}

/** Geocodes an address before it counts as picked (R40). False as above. */
export async function deliverTo(state: OrderState, world: Filling, address: string): Promise<boolean> {
  if (state.locating || state.step !== 'idle') return true
  const { opening, values } = state
  const { text } = values.address
  state.locating = true
  const place = await world.places.resolve(address).catch(forgiving(() => null))
  state.locating = false
  if (!isStillOpen(state, opening) || state.step !== 'idle' || values.address.text !== text) return true
  if (place === null) refuseAddress(state, 'address', address, orderSentences.lastAddressNotPicked)
  else
    fillWithUndo(
      state,
      world,
      { address: { text: place.label, place, dropped: false } },
      'Adresse de livraison reprise.',
    )
  return place !== null
}

/** The next thing to do, in few words. */
function whatIsLeft({ deliveryReceipt, deliveryDateTime }: OrderValues, { type }: Repeatable): string {
  if (type === 'planifiee' && deliveryDateTime === '') return 'Choisis la date et l’heure.'
  return deliveryReceipt.file === null ? 'Joins le bordereau.' : 'Vérifie la date.'
}
