import * as v from 'valibot'
import { newPassword } from './password-reset.ts'
import { passwordText } from '#contract/wire/text.ts'

const fields = { new_password: newPassword, confirmPassword: v.string() }
const both = [['new_password'], ['confirmPassword']] as const
const areEqual = (form: { new_password: string; confirmPassword: string }) => form.new_password === form.confirmPassword
const differ = 'Les mots de passe ne correspondent pas'

/**
 * The form of a new password, typed twice (section 5). That both differ is said under the second, whatever else is
 * wrong.
 */
export const confirmedPasswordSchema = v.pipe(
  v.object(fields),
  v.forward(v.partialCheck(both, areEqual, differ), ['confirmPassword']),
)

/** The same, with the password that it takes the place of. */
export const passwordChangeFormSchema = v.pipe(
  v.object({ current_password: passwordText('Mot de passe requis'), ...fields }),
  v.forward(v.partialCheck(both, areEqual, differ), ['confirmPassword']),
)
