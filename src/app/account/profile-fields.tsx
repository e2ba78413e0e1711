import type { CheckedFormView } from '#state/use-checked-form.ts'
import { TextField } from '#ui/text-field.tsx'
import { ProfileAddress } from './profile-address.tsx'
import type { ProfileValues } from './profile-values.ts'

/** The fields of the profile; the e-mail stays what it is. */
export function ProfileFields({ email, view }: { readonly email: string; readonly view: CheckedFormView<ProfileValues> }) {
  const { field } = view
  return (
    <>
      <dl className="account-facts">
        <div>
          <dt>E-mail</dt>
          <dd>
            {email}
            <small>C’est ton identifiant : il ne change pas.</small>
          </dd>
        </div>
      </dl>
      <div className="account-pair">
        <TextField {...field('prenom')} label="Prénom" required autoComplete="given-name" autoCapitalize="words" />
        <TextField {...field('nom')} label="Nom" required autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField {...field('telephone')} label="Téléphone" required type="tel" inputMode="tel" autoComplete="tel" />
      <TextField {...field('societe')} label="Société" optional autoComplete="organization" />
      <ProfileAddress view={view} />
      <div className="account-pair">
        <TextField {...field('codePostal')} label="Code postal" inputMode="numeric" autoComplete="postal-code" />
        <TextField {...field('ville')} label="Ville" autoComplete="address-level2" autoCapitalize="words" />
      </div>
    </>
  )
}
