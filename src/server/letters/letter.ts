import type { Mailbox } from '#server/adapters/mail/mailbox.ts'
import { renderLetter, type LetterPart } from './render-letter.ts'
import type { LetterChannel, LetterKind } from './letter-tables.ts'

/** A letter to write into the outbox. */
export interface Letter {
  readonly kind: LetterKind
  /** The account that it is to or about, null for none: it is in that account's data, and ends with it. */
  readonly userId: number | null
  readonly to: Mailbox
  readonly replyTo: Mailbox | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
  /** A second letter of the same key is not written: 'order-paid-17'. */
  readonly onceKey?: string
  /** As a text message; by mail unless told. */
  readonly channel?: LetterChannel
  /** Forgotten once it is sent. */
  readonly isPassing?: boolean
}

/** A letter about an order: whom it is to, and how much of it he is told, its account says. */
export interface SupplierLetter extends Pick<Letter, 'subject' | 'attachments'> {
  readonly title: string
  readonly parts: readonly LetterPart[]
  readonly onceKey: string
  /**
   * It says again what the account did a moment ago at its own screen, and costs nobody anything: an address that
   * nobody has confirmed is not sent it.
   */
  readonly isEcho?: boolean
}

/** What goes along: its place in the file store, the name it is shown under, its content type. */
export interface Attachment {
  readonly path: string
  readonly name: string
  readonly contentType: string
}

/** A letter that the team gets from the server itself; its title is its subject. */
export function teamLetter(
  title: string,
  parts: readonly LetterPart[],
  { staff, userId, onceKey }: { readonly staff: Mailbox; readonly userId: number | null; readonly onceKey: string },
): Letter {
  const { text, html } = renderLetter(title, parts)
  return { kind: 'team', userId, to: staff, replyTo: null, subject: title, text, html, attachments: [], onceKey }
}
