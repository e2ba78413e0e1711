import { proxy, ref } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { Suggestion } from '#adapters/places/places.ts'
import { forgiving, reportMistake } from '#adapters/report-mistake.ts'
import type { World } from '#app/world.ts'
import { plainText } from '#rules/french.ts'
import type { OrderForm } from '../order-form.ts'
import type { AddressName } from '../order-values.ts'

/** What a new search found for a text that was never picked: one address, which is offered; several, or none. `text`: what was looked for. */
export type Found = { readonly text: string } & ({ readonly is: 'one'; readonly suggestion: Suggestion } | { readonly is: 'several' | 'none' })

type Searches = Pick<World, 'places' | 'connection'>

/** Addresses that were typed without a network: they are searched again when it is back, and when their draft is opened. Nothing is picked but by a press. */
export type Unconfirmed = ReturnType<typeof createUnconfirmed>

export function createUnconfirmed({ places, connection }: Searches, form: OrderForm) {
  const state = proxy<Record<AddressName, Found | null>>({ pickupAdr: null, address: null })
  let turn = new AbortController()

  const unpicked = (name: AddressName): string | null => {
    const { text, place } = form.state.values[name]
    return place === null && text.trim().length >= shortest ? text : null
  }
  const search = async (name: AddressName, { signal }: AbortController) => {
    const text = unpicked(name)
    if (text === null) return
    const { items } = await places.suggest(text.trim(), signal)
    if (!signal.aborted && unpicked(name) === text) state[name] = ref(foundIn(text, items))
  }
  const searchAll = () => {
    turn.abort()
    turn = new AbortController()
    // Without an answer it is searched again at the next return.
    for (const name of names) void search(name, turn).catch(forgiving(() => {}))
  }

  return {
    state,
    /** The one address that was found is the right one. */
    async confirm(name: AddressName): Promise<void> {
      const found = state[name]
      if (found?.is !== 'one' || unpicked(name) !== found.text) return
      const place = await found.suggestion.locate().catch((error: unknown) => {
        reportMistake(error)
        return null
      })
      if (place !== null && unpicked(name) === found.text) form.pickAddress(name, place)
    },
    /** Returns a function that stops it. */
    start(): () => void {
      if (connection.state.online) searchAll()
      const stop = subscribeKey(connection.state, 'online', (online) => online && searchAll())
      return () => {
        stop()
        turn.abort()
      }
    },
  }
}

const names: readonly AddressName[] = ['pickupAdr', 'address']
const shortest = 3

/** The only one there is, or the one that is written so. */
function foundIn(text: string, items: readonly Suggestion[]): Found {
  const same = items.filter(({ label }) => plainText(label) === plainText(text))
  const [suggestion, ...others] = same.length === 1 ? same : items
  if (suggestion === undefined) return { text, is: 'none' }
  return others.length === 0 ? { text, is: 'one', suggestion } : { text, is: 'several' }
}
