import type { UserRecord } from '#contract/account/user-record.ts'
import type { CheckedFormView } from '#state/form/use-checked-form.ts'
import { TextField } from '#ui/ask/text-field.tsx'
import { ProfileAddress } from './profile-address.tsx'
import { ProfileCompany } from './profile-company.tsx'
import { tellsCompanyNumbers, type ProfileValues } from './profile-values.ts'

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
      <div className="account-pair">
        <TextField {...field('prenom')} label="Prénom" required autoComplete="given-name" autoCapitalize="words" />
        <TextField {...field('nom')} label="Nom" required autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField {...field('telephone')} label="Téléphone" required type="tel" inputMode="tel" autoComplete="tel" />
      {!hasNumbers && <TextField {...field('societe')} label="Société" optional autoComplete="organization" />}
      <ProfileAddress view={view} />
      <div className="account-pair">
        <TextField {...field('codePostal')} label="Code postal" inputMode="numeric" autoComplete="postal-code" />
        <TextField {...field('ville')} label="Ville" autoComplete="address-level2" autoCapitalize="words" />
      </div>
      {hasNumbers && <ProfileCompany view={view} />}
    </>
  )
}
