import { mailbox, oneLine, type Mailbox } from '#server/adapters/mail/mailbox.ts'
import type { Attachment, Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

/** A message of the contact form, checked. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** The letter that brings it to the provider; an answer goes to the one who wrote. */
export function contactLetter(
  { name, email, message }: ContactMessage,
  attachment: Attachment | null,
  staff: Mailbox,
): Letter {
  const writer = mailbox(name, email)
  const { text, html } = renderLetter('Message du formulaire de contact', [
    {
      kind: 'facts',
      rows: [
        ['Nom', writer.name],
        ['E-mail', writer.address],
        [
          'Pièce jointe',
          attachment ? `${attachment.name} (envoyée par un visiteur : à ouvrir avec prudence)` : 'aucune',
        ],
      ],
    },
    { kind: 'quote', text: message },
    { kind: 'text', text: `Répondre à cet e-mail répond à ${writer.name}.` },
  ])
  return {
    kind: 'team',
    userId: null,
    to: staff,
    replyTo: writer,
    subject: oneLine(`Contact : ${writer.name}`, 120),
    text,
    html,
    attachments: attachment ? [attachment] : [],
  }
}
