import type { World } from '#app/world.ts'
import type { StorePrefill } from '#contract/handover/store-handover.ts'
import { undoToastMs } from '#state/screen/toasts.ts'
import { noAddress } from '../model/address-value.ts'
import { isStillOpen } from '../model/open-order.ts'
import { touch } from '../model/order-actions.ts'
import type { OrderState } from '../model/order-state.ts'
import { fillRoute } from './route-filled.ts'

/**
 * Who scanned a store's poster starts from there. A pickup that stands in the form already stays, and the store is
 * offered in its place. False: it stands as it did, or its field says why the store is not known.
 */
export function fillStore(state: OrderState, { toasts }: Pick<World, 'toasts'>, given: StorePrefill): boolean {
  const { opening, step, values } = state
  const { text } = values.pickupAdr
  if (step !== 'idle') return false
  if ('missing' in given) {
    if (text === '') refusePickup(state, given.missing)
    else toasts.show('warn', given.missing)
    return false
  }
  const { name, hours, place } = given.store
  const start = () =>
    fillRoute(
      state,
      { pickupAdr: { text: place.label, place, dropped: false } },
      { words: `Retrait\u00A0: ${name}. Horaires\u00A0: ${hours}`, of: ({ pickupAdr }) => pickupAdr.text },
    )
  if (text === place.label) return false
  if (text === '') start()
  else
    toasts.show('info', `Ta commande a déjà une adresse de retrait. Partir de ${name}\u00A0?`, undoToastMs, {
      label: 'Remplacer',
      run: () => isStillOpen(state, opening) && state.step === 'idle' && start(),
    })
  return text === ''
}

/** Nothing stands there, and its field says this sentence. */
function refusePickup(state: OrderState, refusal: string): void {
  state.values.pickupAdr = { ...noAddress, dropped: true, refusal }
  touch(state, 'pickupAdr')
}
