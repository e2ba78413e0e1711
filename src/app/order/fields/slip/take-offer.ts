import { subscribeKey } from 'valtio/utils'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import type { SlipFieldName } from '#contract/order/slip-fields.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import { noAddress, type AddressValue } from '../../model/address-value.ts'
import { isStillOpen } from '../../model/open-order.ts'
import { touch } from '../../model/order-actions.ts'
import type { OrderState } from '../../model/order-state.ts'
import { filledAtOnce, filledField, slipOffer, type OfferedField } from '../../model/slip-offer.ts'
import { fillWithUndo } from '../../repeat/fill-with-undo.ts'

type Taking = Pick<World, 'places' | 'toasts' | 'connection'>

/** A slip that was just read fills what is empty. Returns a function that ends it. */
export function watchSlipOffer(state: OrderState, world: Taking): () => void {
  const fill = () => {
    const { reading } = state.slip
    if (reading.step === 'read') void takeOffer(state, world, filledAtOnce(slipOffer(reading.fields, state)))
  }
  // What else is said of the reading is said first: this can be taken back.
  return subscribeKey(state.slip, 'reading', ({ step }) => step === 'read' && queueMicrotask(fill), true)
}

/** These fields take what the slip says, with a way back. An address is geocoded before it counts as picked (R40). */
export async function takeOffer(state: OrderState, world: Taking, names: readonly SlipFieldName[]): Promise<void> {
  const { reading } = state.slip
  if (state.step !== 'idle' || state.locating || reading.step !== 'read') return
  const { opening } = state
  const offered = () => slipOffer(reading.fields, state).filter(({ name }) => names.includes(name))
  const before = offered()
  const address = before.find(({ name }) => name === 'address')
  const found = address && (await addressOf(state, world, address.value))
  // It may have been typed, sent or left meanwhile.
  const isStill = isStillOpen(state, opening) && state.step === 'idle' && state.slip.reading === reading
  const taken = isStill
    ? offered().filter(({ name, replaces }) => before.some((each) => each.name === name && each.replaces === replaces))
    : []
  if (taken.length === 0) return
  const fill = ({ name, value }: OfferedField) => [filledField[name], name === 'address' ? found : value]
  state.fromSlip = {
    ...state.fromSlip,
    ...Object.fromEntries(taken.map(({ name, value }) => [name, name === 'address' ? found?.text : value])),
  }
  fillWithUndo(state, world, Object.fromEntries(taken.map(fill)), 'Rempli d’après le bordereau.')
  state.filled = taken.map(({ name }) => filledField[name])
  if (found?.refusal !== undefined && state.values.address.text === found.text) touch(state, 'address')
}

async function addressOf(state: OrderState, { places, connection }: Taking, text: string): Promise<AddressValue> {
  if (!connection.state.online) return { ...noAddress, text }
  state.locating = true
  const place = await places.resolve(text).catch(forgiving(() => null))
  state.locating = false
  if (place !== null) return { text: place.label, place, dropped: false }
  // Without a network it waits to be confirmed; found nowhere, it has to be picked.
  return connection.state.online
    ? { ...noAddress, text, refusal: orderSentences.addressNotPicked }
    : { ...noAddress, text }
}
