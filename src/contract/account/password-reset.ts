import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { isStrongPassword } from '#rules/text/password.ts'
import { acknowledgement } from '#contract/wire/replies.ts'
import { emailText, passwordLength, requiredText } from '#contract/wire/text.ts'

const email = emailText('Veuillez entrer votre adresse email', 'Email invalide')
/** A code of a letter: four letters or digits. */
export const codeText = v.pipe(
  requiredText('Veuillez entrer le code à 4 chiffres', 20),
  v.length(4, 'Veuillez entrer le code à 4 chiffres'),
  v.transform((code) => code.toUpperCase()),
)

/** The sentence of the password rule outside the register page (section 5). */
export const newPassword = v.pipe(
  v.optional(v.string(), ''),
  passwordLength,
  v.check(
    isStrongPassword,
    'Le mot de passe doit contenir au moins 8 caractères, une majuscule, un chiffre et un caractère spécial.',
  ),
)

/** Sends a code; always answers success, so that it does not tell which accounts exist (R35). */
export const requestReset = call({
  method: 'POST',
  path: '/reset',
  audience: 'nobody',
  body: v.object({ email }),
  reply: acknowledgement,
  deviceMark: 'shown',
})

export const verifyResetCode = call({
  method: 'POST',
  path: '/verify-reset-code',
  audience: 'nobody',
  body: v.object({ email, code: codeText }),
  reply: v.looseObject({ success: v.boolean(), message: v.optional(v.string()) }),
  deviceMark: 'shown',
})

/** Sets the new password. `appareil` as at the login: who has the code reads the account's letters. */
export const updatePassword = call({
  method: 'POST',
  path: '/update-password',
  audience: 'nobody',
  body: v.object({ email, password: newPassword, code: codeText }),
  reply: v.fallback(
    v.pipe(
      v.looseObject({ ...acknowledgement.entries, appareil: v.nullish(v.string()) }),
      v.transform(({ appareil, ...reply }) => ({ ...reply, mark: appareil ?? null })),
    ),
    { mark: null },
  ),
  deviceMark: 'shown and given',
})
