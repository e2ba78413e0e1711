import type { Api } from '#contract/api.ts'
import { readAddressLabel } from '#rules/address-label.ts'
import { insertUser } from '#server/users/users.ts'
import type { Handler } from '#server/handler.ts'
import { refusedField } from '#server/http-error.ts'

/** Opens an account. Sends no token: the user signs in next (R33). */
export const register: Handler<Api['register']> = async ({ body }, { db, passwords, now }) => {
  const { postcode, city } = readAddressLabel(body.adresse)
  const id = await insertUser(db, {
    email: body.email,
    password_hash: await passwords.hash(body.password),
    last_name: body.nom,
    first_name: body.prenom,
    phone: body.telephone,
    company: body.societe,
    vat_number: body.tva,
    siren: body.siret,
    billing_address: body.adresse,
    postal_code: postcode ?? '',
    city: city ?? '',
    latitude: body.latitude,
    longitude: body.longitude,
    role: 'supplier',
    session_version: 1,
    created_at: now().getTime(),
  })
  if (id === null) throw refusedField('email', 'Un compte existe déjà avec cette adresse email.', 409)
  return { success: true, message: 'Inscription réussie ! Tu peux maintenant te connecter.' }
}
