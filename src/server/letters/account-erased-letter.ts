import { company } from '#content/company.ts'
import type { UserRow } from '#server/users/users.ts'
import { accountMailbox } from './account-mailbox.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

/** The last letter to an account, of none any more: erased as its owner asked, or as it was not used. */
export function accountErasedLetter(user: UserRow, reason: 'asked' | 'unused'): Letter {
  const why = {
    asked: 'Comme tu l’as demandé, ton compte est supprimé.',
    unused: 'Tu n’as pas utilisé ton compte depuis trois ans\u00A0: comme annoncé, il est supprimé.',
  }
  const { text, html } = renderLetter('Ton compte est supprimé', [
    { kind: 'text', text: why[reason] },
    {
      kind: 'text',
      text: 'Ton profil, ton mot de passe, tes e-mails, tes bordereaux, les noms et les téléphones de tes clients sont effacés. Tes factures, et le trajet, les dates, le prix et les photos de tes commandes payées restent dix ans, parce que la loi le demande\u00A0; plus personne ne peut s’y connecter. Cet e-mail est le dernier, et ton adresse part de chez nous avec lui.',
    },
    { kind: 'text', text: `Tu n’as rien demandé\u00A0? Écris tout de suite à ${company.email}.` },
  ])
  return {
    kind: 'account',
    userId: null,
    to: accountMailbox(user),
    replyTo: null,
    subject: 'Ton compte est supprimé',
    text,
    html,
    attachments: [],
    isPassing: true,
  }
}
