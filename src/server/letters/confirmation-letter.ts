import { company } from '#content/company.ts'
import { privateScreens } from '#contract/addresses.ts'
import { mailbox } from '#server/adapters/mail/mailbox.ts'
import type { Letter } from './letter.ts'
import { renderLetter, type LetterPart } from './render-letter.ts'

/** The one letter to an address before it is confirmed: the code that confirms it, and no typed text. */
export function confirmationLetter(
  { id, email }: { readonly id: number; readonly email: string },
  code: string,
  publicUrl: string | null,
): Letter {
  const where: LetterPart[] =
    publicUrl === null
      ? []
      : [{ kind: 'link', label: 'Confirmer mon adresse', href: publicUrl + privateScreens.account }]
  const { text, html } = renderLetter('Confirme ton adresse e-mail', [
    {
      kind: 'text',
      text: `Un compte ${company.brand} a été ouvert avec cette adresse. Recopie ce code dans « Mon compte »\u00A0: tes commandes te seront alors racontées ici en détail.`,
    },
    { kind: 'code', label: 'Ton code de confirmation', code },
    {
      kind: 'text',
      text: 'Il sert une seule fois, pendant 10 minutes\u00A0; tu peux en demander un autre. On ne te le demandera jamais au téléphone ni par message.',
    },
    ...where,
    {
      kind: 'text',
      text: `Tu n’as pas ouvert de compte\u00A0? Ne donne ce code à personne et ignore cet e-mail. Pour faire supprimer ce compte, écris à ${company.email}.`,
    },
  ])
  return {
    kind: 'code',
    userId: id,
    to: mailbox('', email),
    replyTo: null,
    subject: 'Ton code pour confirmer ton adresse',
    text,
    html,
    attachments: [],
  }
}
