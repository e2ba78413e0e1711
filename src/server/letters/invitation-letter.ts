import { rolePurposes } from '#rules/text/organisation-roles.ts'
import type { Invited } from '#server/organisations/invitations.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

interface Invitation extends Invited {
  readonly organisation: string
  readonly inviter: string
  readonly link: string
}

/** Invites somebody into an organisation: who asks for it, as what, and until when. */
export function invitationLetter({ email, inviter, link, organisation, role }: Invitation): Letter {
  const title = `${organisation} t’invite`
  const { text, html } = renderLetter(title, [
    {
      kind: 'text',
      text: `${inviter} t’invite dans l’entreprise ${organisation}, pour ${rolePurposes[role]}.`,
    },
    { kind: 'link', label: 'Rejoindre l’entreprise', href: link },
    { kind: 'text', text: 'Ce lien sert une fois, pendant sept jours. Tu ne t’y attendais pas ? Ignore cet e-mail.' },
  ])
  return {
    kind: 'account',
    userId: null,
    to: { name: '', address: email },
    replyTo: null,
    subject: title,
    text,
    html,
    attachments: [],
    isPassing: true,
  }
}
