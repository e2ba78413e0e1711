import { forgiving } from '#adapters/report-mistake.ts'
import type { World } from '#app/world.ts'
import type { SlipFieldName } from '#contract/slip-fields.ts'
import { orderSentences } from '#contract/sentences.ts'
import { noAddress, type AddressValue } from '../../model/address-value.ts'
import { isStillOpen } from '../../model/open-order.ts'
import { touch } from '../../model/order-actions.ts'
import type { OrderState } from '../../model/order-state.ts'
import type { OrderValues } from '../../model/order-values.ts'
import { slipOffer, type OfferedField } from '../../model/slip-offer.ts'
import { fillWithUndo } from '../../repeat/fill-with-undo.ts'

/** « Remplir »: the fields that are empty take what the slip says, with a way back. An address is geocoded before it counts as picked (R40). */
export async function takeOffer(state: OrderState, world: Pick<World, 'places' | 'toasts' | 'connection'>): Promise<void> {
  const { reading } = state.slip
  if (state.step !== 'idle' || state.locating || reading.step !== 'read') return
  const { opening } = state
  const offered = slipOffer(reading.fields, state.values)
  const address = offered.find(({ name }) => name === 'address')
  const found = address && (await addressOf(state, world, address.value))
  // It may have been typed, sent or left meanwhile.
  const isStill = isStillOpen(state, opening) && state.step === 'idle' && state.slip.reading === reading
  if (!isStill) return
  const left = slipOffer(reading.fields, state.values)
  fillWithUndo(state, world, Object.assign({}, ...left.map((field) => filledBy(field, state.values, found ?? null))) as Partial<OrderValues>, 'Rempli d’après le bordereau.')
  if (found?.refusal !== undefined && state.values.address.text === found.text) touch(state, 'address')
}

async function addressOf(state: OrderState, { places, connection }: Pick<World, 'places' | 'connection'>, text: string): Promise<AddressValue> {
  if (!connection.state.online) return { ...noAddress, text }
  state.locating = true
  const place = await places.resolve(text).catch(forgiving(() => null))
  state.locating = false
  if (place !== null) return { text: place.label, place, dropped: false }
  // Without a network it waits to be confirmed; found nowhere, it has to be picked.
  return connection.state.online ? { ...noAddress, text, refusal: orderSentences.addressNotPicked } : { ...noAddress, text }
}

function filledBy({ name, value }: OfferedField, { comment }: OrderValues, address: AddressValue | null): Partial<OrderValues> {
  const filled: Readonly<Record<SlipFieldName, Partial<OrderValues>>> = {
    company: { steClient: value },
    lastName: { clientName: value },
    firstName: { clientPrenom: value },
    phone: { telephone: value },
    address: address === null ? {} : { address },
    reference: { comment: [comment.trim(), `Réf. ${value}`].filter((part) => part !== '').join('\n') },
  }
  return filled[name]
}
