import { company } from '#content/company.ts'
import { openScreens } from '#contract/addresses.ts'
import type { UserRow } from '#server/users/users.ts'
import { accountMailbox } from './account-mailbox.ts'
import type { Letter } from './letter.ts'
import { renderLetter, type LetterPart } from './render-letter.ts'

/**
 * The letter to a new member of the team: the code by which who reads the address of the account, and no one else,
 * chooses its password.
 */
export function teamCodeLetter(user: UserRow, code: string, publicUrl: string | null): Letter {
  const where: LetterPart[] =
    publicUrl === null
      ? []
      : [{ kind: 'link', label: 'Choisir mon mot de passe', href: publicUrl + openScreens.forgotPassword }]
  const { text, html } = renderLetter('Te voilà dans l’équipe', [
    {
      kind: 'text',
      text: `Ton compte ${company.brand} est maintenant de l’équipe, et son ancien mot de passe n’ouvre plus rien. Choisis-en un autre\u00A0: « Mot de passe oublié\u00A0? », puis « J’ai déjà un code ».`,
    },
    { kind: 'code', label: 'Ton code de vérification', code },
    {
      kind: 'text',
      text: 'Il sert une seule fois, pendant 10 minutes\u00A0; tu peux en demander un autre sur la même page. On ne te le demandera jamais au téléphone ni par message.',
    },
    ...where,
    {
      kind: 'text',
      text: `Tu n’attendais pas cet e-mail\u00A0? Ne donne ce code à personne et écris à ${company.email}.`,
    },
  ])
  return {
    kind: 'code',
    userId: user.id,
    to: accountMailbox(user),
    replyTo: null,
    subject: 'Ton code pour entrer dans l’équipe',
    text,
    html,
    attachments: [],
  }
}
