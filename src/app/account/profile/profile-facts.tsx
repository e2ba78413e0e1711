import type { UserRecord } from '#contract/account/user-record.ts'
import { shownPhone } from '#rules/text/phone.ts'
import { profileOf, tellsCompanyNumbers } from './profile-values.ts'

/** What the provider knows, to read. */
export function ProfileFacts({ user }: { readonly user: UserRecord }) {
  const { telephone, adresseFacturation, codePostal, ville, societe, siret, tva } = profileOf(user)
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
      {tellsCompanyNumbers(user) && (
        <div>
          <dt>Société</dt>
          <dd>
            {societe || (siret || tva ? '' : 'Aucune')}
            {siret && <small>SIREN {spacedByThree(siret)}</small>}
            {tva && <small>N° TVA {tva}</small>}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** '732829320' → '732 829 320', with spaces that do not break. */
function spacedByThree(number: string): string {
  return number.replaceAll(/\s/g, '').replaceAll(/\d{3}(?=\d)/g, '$&\u00A0')
}

const unknown = 'Non renseigné'
