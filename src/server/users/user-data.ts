import type { UserRow } from './users.ts'

/** The account as the browser keeps it, `userData` (section 3). */
export function userDataOf(user: UserRow) {
  const person = { nom: user.last_name, prenom: user.first_name, telephone: user.phone }
  return {
    id: user.id,
    ...person,
    email: user.email,
    email_confirme: user.confirmed_at !== null,
    user_profil: {
      ...person,
      RaisonSocial: user.company,
      adresseFacturation: user.billing_address,
      codePostal: user.postal_code,
      ville: user.city,
      // Ours, beyond section 3.
      siret: user.siren,
      tva: user.vat_number,
    },
  }
}
