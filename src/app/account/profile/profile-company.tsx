import { useState } from 'react'
import type { CheckedFormView } from '#state/form/use-checked-form.ts'
import { useCompanyLookup, type BillingPlace } from '#state/form/use-company-lookup.ts'
import { readAddressLabel } from '#rules/text/address-label.ts'
import { CompanyCard } from '#ui/ask/company-card.tsx'
import type { ProfileValues } from './profile-values.ts'

/** The company that is billed, as the registration asked for it. */
export function ProfileCompany({ view: { form, shown, field } }: { readonly view: CheckedFormView<ProfileValues> }) {
  const { societe, siret, tva } = shown.values
  const filled = (societe || siret || tva).trim()
  const [open, setOpen] = useState(filled !== '')
  const { lookup, found } = useCompanyLookup(form, open, billingPlace)
  return (
    <CompanyCard
      siret={field('siret')}
      societe={field('societe')}
      tva={field('tva')}
      {...{ filled, open, lookup, found }}
      onToggle={setOpen}
      onRemove={() => form.type({ societe: '', tva: '', siret: '' })}
    />
  )
}

const billingPlace: BillingPlace<ProfileValues> = {
  addressIn: ({ adresseFacturation, codePostal, ville }) =>
    [adresseFacturation, `${codePostal} ${ville}`.trim()].filter(Boolean).join(', '),
  billedTo: ({ label }) => {
    const { street, postcode, city } = readAddressLabel(label)
    return { adresseFacturation: street, codePostal: postcode ?? '', ville: city ?? '' }
  },
}
