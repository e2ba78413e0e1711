import { proxy, snapshot } from 'valtio'
import { forgiving } from '#adapters/report-mistake.ts'
import type { World } from '#app/world.ts'
import type { Repeatable } from '#contract/repeatable.ts'
import { sentences } from '#contract/sentences.ts'
import { undoToastMs } from '#state/toasts.ts'
import type { OrderForm } from '../order-form.ts'
import type { OrderValues } from '../order-values.ts'
import { repeatedValues } from './repeated-values.ts'

/** An order of the past: all of it when the provider sends that, its delivery address in any case. */
export interface PastDelivery {
  readonly deliveryAddress: string
  readonly repeat: Repeatable | null
}

interface RepeatWorld {
  readonly world: Pick<World, 'places' | 'toasts'>
  readonly form: OrderForm
  isSending(): boolean
}

/** Fills the form of a session from the past, each time with a way back. `state.locating`: an address is being geocoded. */
export type Repeat = ReturnType<typeof createRepeat>

export function createRepeat({ world, form, isSending }: RepeatWorld) {
  const { places, toasts } = world
  const state = proxy({ locating: false })
  let turn = 0

  const fill = (filled: Partial<OrderValues>, message: string) => {
    const { deliveryReceipt: _, ...values } = snapshot(form.state.values)
    const before = structuredClone(values)
    const { weightFrom } = form.state
    const mine = turn
    form.refill(filled)
    const names = Object.keys(filled) as (keyof typeof before)[]
    const run = () => mine === turn && !isSending() && form.refill(Object.fromEntries(names.map((name) => [name, before[name]])), weightFrom)
    toasts.show('ok', message, undoToastMs, { label: 'Annuler', run })
  }
  /** Geocodes an address before it counts as picked (R40). False: the field says that it must be picked. */
  const deliverTo = async (address: string): Promise<boolean> => {
    if (state.locating || isSending()) return true
    const [mine, { text }] = [turn, form.state.values.address]
    state.locating = true
    const place = await places.resolve(address).catch(forgiving(() => null))
    state.locating = false
    if (mine !== turn || isSending() || form.state.values.address.text !== text) return true
    if (place === null) form.refuseAddress('address', address, sentences.order.lastAddressNotPicked)
    else fill({ address: { text: place.label, place, dropped: false } }, 'Adresse de livraison reprise.')
    return place !== null
  }

  return {
    state,
    deliverTo,
    /** « Commander à nouveau »: everything but the date and the slip, or the delivery address alone when no more is known. False as above. */
    async again({ deliveryAddress, repeat }: PastDelivery): Promise<boolean> {
      if (repeat === null) return deliverTo(deliveryAddress)
      if (isSending()) return true
      fill(repeatedValues(repeat), `Demande reprise. ${whatIsLeft(form.state.values, repeat)}`)
      return true
    },
    /** The session is over: nothing is filled or taken back any more. */
    stop: () => void turn++,
  }
}

/** The next thing to do, in few words. */
function whatIsLeft({ deliveryReceipt, deliveryDateTime }: OrderValues, { type }: Repeatable): string {
  if (type === 'planifiee' && deliveryDateTime === '') return 'Choisis la date et l’heure.'
  return deliveryReceipt.file === null ? 'Joins le bordereau.' : 'Vérifie la date.'
}
