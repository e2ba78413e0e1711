import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import { readAddressLabel } from '#rules/text/address-label.ts'
import { useAddressSearch } from '#state/form/use-address-search.ts'
import type { CheckedFormView } from '#state/form/use-checked-form.ts'
import { Combobox } from '#ui/choose/combobox.tsx'
import type { ProfileValues } from './profile-values.ts'

/** The billing address: a suggestion fills its postal code and its city in, and free text stands, too. */
export function ProfileAddress({ view: { form, shown, field } }: { readonly view: CheckedFormView<ProfileValues> }) {
  const { wires, look, locate } = useAddressSearch(useWorld())
  const [picked, setPicked] = useState(false)
  const { id, name, error, onBlur } = field('adresseFacturation')

  const type = (adresseFacturation: string) => {
    setPicked(false)
    form.type({ adresseFacturation })
    void look(adresseFacturation)
  }
  const pick = async (suggestionId: string) => {
    const place = await locate(suggestionId)
    if (!place) return
    const { street, postcode, city } = readAddressLabel(place.label)
    setPicked(true)
    form.type({
      adresseFacturation: street,
      codePostal: place.postcode ?? postcode ?? '',
      ville: place.city ?? city ?? '',
    })
  }

  return (
    <Combobox
      {...{ id, name, error, onBlur }}
      {...wires}
      label="Adresse de facturation"
      hint="France et Monaco"
      value={shown.values.adresseFacturation}
      onInput={type}
      onPick={(suggestion) => void pick(suggestion.id)}
      picked={picked}
    />
  )
}
