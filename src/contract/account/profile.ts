import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { isMobilePhone, normalizePhone } from '#rules/text/phone.ts'
import { companyNumbers, sessionReply } from './account.ts'
import { identifierParam } from '#contract/wire/identifier.ts'
import { newPassword } from './password-reset.ts'
import { registerSentences } from './account-sentences.ts'
import { optionalName, optionalText, passwordText, requiredName, requiredText } from '#contract/wire/text.ts'

const say = registerSentences

/**
 * The profile that the account page saves (section 3); its telephone by the rule of the registration (R22). The numbers
 * of a company are ours, beyond section 3: what is not named stays as it is.
 */
export const profileSchema = v.object({
  nom: requiredName(say.lastNameRequired),
  prenom: requiredName(say.firstNameRequired),
  telephone: v.pipe(
    requiredText(say.phoneRequired, 30),
    v.check(isMobilePhone, say.phoneInvalid),
    v.transform(normalizePhone),
  ),
  societe: optionalName(),
  adresseFacturation: optionalText(300),
  codePostal: optionalText(10),
  ville: optionalText(),
  tva: v.optional(companyNumbers.tva),
  siret: v.optional(companyNumbers.siret),
})

/** The password change of the account page. */
export const passwordChangeSchema = v.object({
  current_password: passwordText('Mot de passe requis'),
  new_password: newPassword,
})

/**
 * Saves the profile, or the password: one path for both (section 7). Answers `user` as it is now, and after a new
 * password a token: the other sessions have ended, this one goes on with it.
 */
export const updateUser = call({
  method: 'POST',
  path: '/users/update/:id',
  audience: 'supplier',
  params: v.object({ id: identifierParam('Compte inconnu') }),
  body: v.lazy(bodyOf),
  reply: sessionReply,
  deviceMark: 'given',
})

/** A body that names a password is a password change, and is refused in that form's own words. */
function bodyOf(body: unknown): typeof passwordChangeSchema | typeof profileSchema {
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : []
  return names.some((name) => name in passwordChangeSchema.entries) ? passwordChangeSchema : profileSchema
}
