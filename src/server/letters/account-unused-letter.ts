import { company } from '#content/company.ts'
import { openScreens } from '#contract/addresses.ts'
import { longDay } from '#rules/moment/french.ts'
import type { UserRow } from '#server/users/users.ts'
import { accountMailbox } from './account-mailbox.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

/** The letter that tells the owner of an unused account when it goes, and how to keep it. */
export function accountUnusedLetter(user: UserRow, goesOn: Date, publicUrl: string | null): Letter {
  const { text, html } = renderLetter('Ton compte va être supprimé', [
    {
      kind: 'text',
      text: `Tu n’as pas utilisé ton compte ${company.brand} depuis presque trois ans. Nous ne gardons pas les données dont personne ne se sert\u00A0: il sera supprimé le ${longDay(goesOn)}.`,
    },
    {
      kind: 'text',
      text: 'Pour le garder, il suffit de te connecter d’ici là. Sinon tu n’as rien à faire\u00A0; tes factures, et le trajet, les dates, le prix et les photos de tes commandes payées restent dix ans, comme la loi le demande.',
    },
    ...(publicUrl === null
      ? []
      : [{ kind: 'link' as const, label: 'Garder mon compte', href: publicUrl + openScreens.login }]),
  ])
  return {
    kind: 'account',
    userId: user.id,
    to: accountMailbox(user),
    replyTo: null,
    subject: `Ton compte va être supprimé le ${longDay(goesOn)}`,
    text,
    html,
    attachments: [],
  }
}
