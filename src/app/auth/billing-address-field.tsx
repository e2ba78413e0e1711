import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { createPlaceSearch } from '#state/place-search.ts'
import { Combobox, type ComboboxProps } from '#ui/combobox.tsx'
import type { BillingAddress } from './register.ts'

export interface BillingAddressFieldProps extends Pick<ComboboxProps, 'id' | 'name' | 'error' | 'onBlur'> {
  readonly address: BillingAddress
  onAddress(address: BillingAddress): void
}

/** The billing address: a suggestion carries its point; free text stands too, and is located when the form is sent. */
export function BillingAddressField({ address, onAddress, ...field }: BillingAddressFieldProps) {
  const { places, sleep } = useWorld()
  const [search] = useState(() => createPlaceSearch(places, sleep))
  const { suggestions, status, credit } = useSnapshot(search.state)
  useEffect(() => search.stop, [search])

  const type = (adresse: string) => {
    onAddress({ adresse, latitude: null, longitude: null })
    void search.look(adresse)
  }
  const pick = async (id: string) => {
    const place = await search.locate(id)
    if (place) onAddress({ adresse: place.label, latitude: place.lat, longitude: place.lng })
  }

  return (
    <Combobox
      {...field}
      label="Adresse de facturation"
      hint="France et Monaco"
      required
      inputMode="text"
      value={address.adresse}
      onFocus={() => search.enter(null)}
      onInput={type}
      suggestions={suggestions}
      status={status}
      statusText={words[status]}
      onPick={({ id }) => void pick(id)}
      picked={address.latitude !== null}
      credit={credit}
    />
  )
}

const words: Partial<Record<string, string>> = {
  error: 'La recherche ne répond pas. Saisis ton adresse en entier, elle sera gardée telle quelle.',
  empty: 'Aucune suggestion. Ton adresse sera gardée telle quelle.',
}
