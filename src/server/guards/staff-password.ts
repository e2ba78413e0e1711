import { isCommonPassword } from '#rules/text/common-password.ts'
import type { Role } from '#contract/endpoint.ts'
import { HttpError, refusedField } from '#server/log/http-error.ts'

/** Refuses a common password as the team's new one; the page advises customers against it (R56). */
export function checkNewPassword(role: Role, password: string, field: string): void {
  if (role === 'staff' && isCommonPassword(password))
    throw refusedField(field, 'Ce mot de passe fait partie des plus courants : l’équipe n’en prend pas.')
}

/** An account may have had its password before it became one of the team's. Only who knows it is told. */
export function checkKnownPassword(role: Role, password: string): void {
  if (role === 'staff' && isCommonPassword(password))
    throw new HttpError(
      403,
      'Ton mot de passe fait partie des plus courants. L’équipe n’en prend pas : choisis-en un autre par « Mot de passe oublié ? ».',
    )
}
