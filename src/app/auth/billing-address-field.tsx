import { Combobox, type ComboboxProps } from '#ui/combobox.tsx'
import type { BillingAddress } from './register.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

export interface BillingAddressFieldProps extends Pick<ComboboxProps, 'id' | 'name' | 'error' | 'onBlur'> {
  readonly address: BillingAddress
  onAddress(address: BillingAddress): void
}

/** The billing address: a suggestion carries its point; free text stands too, and is located when the form is sent. */
export function BillingAddressField({ address, onAddress, ...field }: BillingAddressFieldProps) {
  const picked = address.latitude !== null
  const { items, status, credit } = usePlaceSuggestions(picked ? '' : address.adresse)

  const pick = async (id: string) => {
    const place = await items.find((item) => item.id === id)?.locate()
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
      onInput={(adresse) => onAddress({ adresse, latitude: null, longitude: null })}
      suggestions={items}
      status={status}
      statusText={words[status]}
      onPick={({ id }) => void pick(id)}
      picked={picked}
      credit={credit}
    />
  )
}

const words: Partial<Record<string, string>> = {
  error: 'La recherche ne répond pas. Saisis ton adresse en entier, elle sera gardée telle quelle.',
  empty: 'Aucune suggestion. Ton adresse sera gardée telle quelle.',
}
