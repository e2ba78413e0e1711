import type { UserRecord } from '#contract/user-record.ts'
import { shownPhone } from '#rules/phone.ts'
import { profileOf } from './profile-values.ts'

/** What the provider knows, to read. */
export function ProfileFacts({ user }: { readonly user: UserRecord }) {
  const { telephone, adresseFacturation, codePostal, ville } = profileOf(user)
  const town = `${codePostal} ${ville}`.trim()
  return (
    <dl className="account-facts">
      <div>
        <dt>E-mail</dt>
        <dd>
          {user.email}
          <small>C’est ton identifiant : il ne change pas.</small>
        </dd>
      </div>
      <div>
        <dt>Téléphone</dt>
        <dd>{shownPhone(telephone) || unknown}</dd>
      </div>
      <div>
        <dt>Facturation</dt>
        <dd>
          {adresseFacturation}
          {adresseFacturation && town && <br />}
          {town}
          {!adresseFacturation && !town && unknown}
        </dd>
      </div>
    </dl>
  )
}

const unknown = 'Non renseigné'
