import type { UserRecord } from '#contract/account/user-record.ts'
import { initialsOf, profileOf } from './profile-values.ts'
import './person-head.css'

/** Whose account it is: initials on a tile of the logo's kind, the name, the company. */
export function PersonHead({ user }: { readonly user: UserRecord }) {
  const { prenom, nom, societe } = profileOf(user)
  return (
    <div className="person-head">
      <span className="person-tile" aria-hidden="true">
        {initialsOf(prenom, nom) || initialsOf(user.email)}
      </span>
      <div className="person-words">
        <p className="person-name">{`${prenom} ${nom}`.trim()}</p>
        {societe !== '' && <p className="person-company">{societe}</p>}
      </div>
    </div>
  )
}
