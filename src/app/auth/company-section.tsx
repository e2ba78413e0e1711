import { useState } from 'react'
import type { CheckedFormView } from '#state/form/use-checked-form.ts'
import { useCompanyLookup, type BillingPlace } from '#state/form/use-company-lookup.ts'
import { CompanyCard } from '#ui/ask/company-card.tsx'
import { askedOfCompanies, type RegisterValues } from './registration-values.ts'

/** The third section of the register form (section 2). */
export function CompanySection({ view: { form, shown, field } }: { readonly view: CheckedFormView<RegisterValues> }) {
  const { societe, siret, tva } = shown.values
  const filled = (societe || siret || tva).trim()
  const [open, setOpen] = useState(askedOfCompanies.some((name) => shown.values[name].trim() !== ''))
  const { lookup, found } = useCompanyLookup(form, open, billingPlace)
  return (
    <CompanyCard
      number={3}
      siret={field('siret')}
      societe={field('societe')}
      tva={field('tva')}
      {...{ filled, open, lookup, found }}
      onToggle={setOpen}
      onRemove={() => form.type({ societe: '', tva: '', siret: '' })}
    />
  )
}

const billingPlace: BillingPlace<RegisterValues> = {
  addressIn: ({ adresse }) => adresse,
  billedTo: ({ label, point }) => ({ adresse: label, latitude: point?.lat ?? null, longitude: point?.lng ?? null }),
}
