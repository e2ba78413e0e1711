import { ref } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { Suggestion } from '#adapters/places/places.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { plainText } from '#rules/moment/french.ts'
import { pickAddress } from '../model/order-actions.ts'
import type { FoundAddress, OrderState } from '../model/order-state.ts'
import type { AddressName } from '../model/order-values.ts'

/**
 * Addresses that were typed without a network are searched again when it is back, and when their draft is opened.
 * Nothing is picked but by a press. Returns a function that ends it.
 */
export function watchUnconfirmed(
  state: OrderState,
  { places, connection }: Pick<World, 'places' | 'connection'>,
): () => void {
  let turn = new AbortController()
  const search = async (name: AddressName, { signal }: AbortController) => {
    const text = unpicked(state, name)
    if (text === null) return
    const { items } = await places.suggest(text.trim(), signal)
    if (!signal.aborted && unpicked(state, name) === text) state.unconfirmed[name] = ref(foundIn(text, items))
  }
  const searchAll = () => {
    turn.abort()
    turn = new AbortController()
    // Without an answer it is searched again at the next return.
    for (const name of names) void search(name, turn).catch(forgiving(() => {}))
  }
  if (connection.state.online) searchAll()
  const stop = subscribeKey(connection.state, 'online', (online) => online && searchAll())
  return () => {
    stop()
    turn.abort()
  }
}

/** The one address that was found is the right one. */
export async function confirmAddress(state: OrderState, name: AddressName): Promise<void> {
  const found = state.unconfirmed[name]
  if (found?.is !== 'one' || unpicked(state, name) !== found.text) return
  const place = await found.suggestion.locate().catch((error: unknown) => {
    reportMistake(error)
    return null
  })
  if (place !== null && unpicked(state, name) === found.text) pickAddress(state, name, place)
}

const names: readonly AddressName[] = ['pickupAdr', 'address']
const shortest = 3

function unpicked({ values }: OrderState, name: AddressName): string | null {
  const { text, place } = values[name]
  return place === null && text.trim().length >= shortest ? text : null
}

/** The only one there is, or the one that is written so. */
function foundIn(text: string, items: readonly Suggestion[]): FoundAddress {
  const same = items.filter(({ label }) => plainText(label) === plainText(text))
  const [suggestion, ...others] = same.length === 1 ? same : items
  if (suggestion === undefined) return { text, is: 'none' }
  return others.length === 0 ? { text, is: 'one', suggestion } : { text, is: 'several' }
}
