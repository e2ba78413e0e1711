import { useWorld } from '#app/world.ts'
import { useAddressSearch } from '#state/form/use-address-search.ts'
import { Combobox, type ComboboxProps } from '#ui/choose/combobox.tsx'
import type { BillingAddress } from './register.ts'

export interface BillingAddressFieldProps extends Pick<ComboboxProps, 'id' | 'name' | 'error' | 'onBlur'> {
  readonly address: BillingAddress
  onAddress(address: BillingAddress): void
}

/** The billing address: a suggestion carries its point; free text stands too, and is located when the form is sent. */
export function BillingAddressField({ address, onAddress, ...field }: BillingAddressFieldProps) {
  const { wires, look, locate } = useAddressSearch(useWorld())

  const type = (adresse: string) => {
    onAddress({ adresse, latitude: null, longitude: null })
    void look(adresse)
  }
  const pick = async (id: string) => {
    const place = await locate(id)
    if (place) onAddress({ adresse: place.label, latitude: place.lat, longitude: place.lng })
  }

  return (
    <Combobox
      {...field}
      {...wires}
      label="Adresse de facturation"
      hint="France et Monaco"
      required
      enterKeyHint="done"
      value={address.adresse}
      onInput={type}
      onPick={({ id }) => void pick(id)}
      picked={address.latitude !== null}
    />
  )
}
