import type { UserRecord } from '#contract/account/user-record.ts'
import { spacedPhone } from '#rules/text/phone.ts'
import type { OrderValues } from '../model/order-values.ts'

/** The fields of a customer that an account can fill; null when it lacks one of them. */
export function ownContact({
  nom,
  prenom,
  telephone,
  user_profil: profile,
}: Pick<UserRecord, 'nom' | 'prenom' | 'telephone' | 'user_profil'>): Pick<
  OrderValues,
  'clientName' | 'clientPrenom' | 'telephone'
> | null {
  const contact = {
    clientName: profile?.nom || nom,
    clientPrenom: profile?.prenom || prenom,
    telephone: spacedPhone(profile?.telephone || telephone),
  }
  return Object.values(contact).every((text) => text.trim() !== '') ? contact : null
}
