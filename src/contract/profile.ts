import * as v from 'valibot'
import { acknowledgement } from './acknowledgement.ts'
import { nothing } from './nothing.ts'
import { newPassword } from './password-reset.ts'
import { optionalText, requiredText } from './text.ts'

/** The profile that the account page saves (section 3). */
export const profileSchema = v.object({
  nom: requiredText('Nom requis'),
  prenom: requiredText('Prénom requis'),
  telephone: requiredText('Numéro de téléphone requis', 30),
  societe: optionalText(),
  adresseFacturation: optionalText(300),
  codePostal: optionalText(10),
  ville: optionalText(),
})

/** The password change of the account page. */
export const passwordChangeSchema = v.object({
  current_password: v.pipe(v.string(), v.nonEmpty('Mot de passe requis'), v.maxLength(200)),
  new_password: newPassword,
})

/** Saves the profile, or the password: one path for both (section 7). */
export const updateUser = {
  method: 'POST',
  path: '/users/update/:id',
  audience: 'supplier',
  encoding: 'json',
  params: v.object({ id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()) }),
  query: nothing,
  body: v.union([passwordChangeSchema, profileSchema]),
  reply: acknowledgement,
} as const
