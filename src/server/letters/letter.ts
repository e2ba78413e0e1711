import type { Mailbox } from '#server/adapters/mail/mailbox.ts'
import type { LetterChannel } from './letter-tables.ts'

/** A letter to write into the outbox. */
export interface Letter {
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

/** A letter about an order: who is sent it, its account says. */
export type SupplierLetter = Omit<Letter, 'to' | 'replyTo'>

/** What goes along: its place in the file store, the name it is shown under, its content type. */
export interface Attachment {
  readonly path: string
  readonly name: string
  readonly contentType: string
}
