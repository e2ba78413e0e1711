import { useState } from 'react'
import type { UserRecord } from '#contract/account/user-record.ts'
import type { CheckedFormView } from '#state/form/use-checked-form.ts'
import { TextField } from '#ui/ask/text-field.tsx'
import { useCompanyLookup, type BillingPlace } from '#state/form/use-company-lookup.ts'
import { readAddressLabel } from '#rules/text/address-label.ts'
import { CompanyCard } from '#ui/ask/company-card.tsx'
import { ProfileAddress } from './profile-address.tsx'
import { type ProfileValues, tellsCompanyNumbers } from './profile-values.ts'
import '#ui/frame/stack.css'

/** The fields of the profile; the e-mail stays what it is. */
export function ProfileFields({
  user,
  view,
}: {
  readonly user: UserRecord
  readonly view: CheckedFormView<ProfileValues>
}) {
  const { field } = view
  const hasNumbers = tellsCompanyNumbers(user)
  return (
    <>
      <dl className="account-facts">
        <div>
          <dt>E-mail</dt>
          <dd>
            {user.email}
            <small>C’est ton identifiant : il ne change pas.</small>
          </dd>
        </div>
      </dl>
      <div className="stack" data-row="s">
        <TextField {...field('prenom')} label="Prénom" required autoComplete="given-name" autoCapitalize="words" />
        <TextField {...field('nom')} label="Nom" required autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField {...field('telephone')} label="Téléphone" required type="tel" inputMode="tel" autoComplete="tel" />
      {!hasNumbers && <TextField {...field('societe')} label="Société" optional autoComplete="organization" />}
      <ProfileAddress view={view} />
      <div className="stack" data-row="s">
        <TextField {...field('codePostal')} label="Code postal" inputMode="numeric" autoComplete="postal-code" />
        <TextField {...field('ville')} label="Ville" autoComplete="address-level2" autoCapitalize="words" />
      </div>
      {hasNumbers && <ProfileCompany view={view} />}
    </>
  )
}

/** The company that is billed, as the registration asked for it. */
function ProfileCompany({ view: { form, shown, field } }: { readonly view: CheckedFormView<ProfileValues> }) {
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
