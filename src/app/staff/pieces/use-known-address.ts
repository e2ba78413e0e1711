import { useState } from 'react'
import type { Stop } from '#contract/order/order.ts'
import { failedCall } from '#state/connection/call-outcome.ts'
import { useAddressSearch } from '#state/form/use-address-search.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/**
 * An address that must be one that is known, with its point. `wires`: what its Combobox carries; `found`: the one that
 * was picked, or the first that fits what is typed, null where the field says what is wrong.
 */
export function useKnownAddress(initial: Stop | null, missing: string) {
  const { world } = useStaffRoom()
  const { wires, look, locate } = useAddressSearch(world)
  const [value, type] = useState(initial?.label ?? '')
  const [stop, pick] = useState(initial)
  const [error, tell] = useState<string>()
  const wrong = (sentence: string) => {
    tell(sentence)
    return null
  }
  const found = async (): Promise<Stop | null> => {
    if (stop !== null) return stop
    if (value.trim() === '') return wrong(missing)
    try {
      const place = await world.places.resolve(value)
      return place === null || place.approximate ? wrong(unknownAddress) : place
    } catch (failure) {
      const end = failedCall(failure, 'La recherche d’adresses ne répond pas.')
      return wrong((end.ok ? null : end.message) ?? unknownAddress)
    }
  }
  const choose = async (id: string) => {
    const place = await locate(id)
    if (!place) return
    type(place.label)
    tell(place.approximate ? unknownAddress : undefined)
    if (!place.approximate) pick(place)
  }
  return {
    found,
    wires: {
      ...wires,
      statusText: undefined,
      value,
      error,
      picked: stop !== null,
      onInput(text: string) {
        pick(null)
        type(text)
        tell(undefined)
        void look(text)
      },
      onPick: ({ id }: { readonly id: string }) => void choose(id),
    },
  } as const
}

const unknownAddress = 'Cette adresse est introuvable : choisis-en une avec sa rue dans la liste.'
