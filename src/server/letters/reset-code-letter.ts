import type { UserRow } from '#server/users/users.ts'
import { accountMailbox } from './account-mailbox.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

/**
 * The letter that brings the code for a new password. Telephones offer to fill in a code in a short sentence, right
 * behind its word; the subject, which a locked screen shows, holds none.
 */
export function resetCodeLetter(user: UserRow, code: string): Letter {
  const { text, html } = renderLetter('Ton code de réinitialisation', [
    { kind: 'text', text: 'Tu as demandé un nouveau mot de passe. Recopie ce code dans la page qui te le demande.' },
    { kind: 'code', label: 'Ton code de vérification', code },
    {
      kind: 'text',
      text: 'Il sert une seule fois, pendant 10 minutes. On ne te le demandera jamais au téléphone ni par message.',
    },
    { kind: 'text', text: 'Tu n’as rien demandé\u00A0? Ignore cet e-mail\u00A0: ton mot de passe reste le même.' },
  ])
  return {
    kind: 'code',
    userId: user.id,
    to: accountMailbox(user),
    replyTo: null,
    subject: 'Ton code pour un nouveau mot de passe',
    text,
    html,
    attachments: [],
  }
}
