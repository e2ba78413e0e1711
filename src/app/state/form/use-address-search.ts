import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Places } from '#adapters/places/places.ts'
import { createPlaceSearch } from './place-search.ts'
import type { Sleep } from '#adapters/device/waiting.ts'

/** The search of a billing address for this mount: free text stands, too. `wires`: what its Combobox must carry. */
export function useAddressSearch({ places, sleep }: { readonly places: Places; readonly sleep: Sleep }) {
  const [search] = useState(() => createPlaceSearch(places, sleep))
  const { suggestions, status, credit } = useSnapshot(search.state)
  useEffect(() => search.stop, [search])
  return {
    wires: {
      inputMode: 'text',
      onFocus: () => search.enter(null),
      suggestions,
      status,
      statusText: words[status],
      credit,
    },
    look: search.look,
    locate: search.locate,
  } as const
}

const words: Partial<Record<string, string>> = {
  error: 'La recherche ne répond pas. Saisis ton adresse en entier, elle sera gardée telle quelle.',
  empty: 'Aucune suggestion. Ton adresse sera gardée telle quelle.',
}
