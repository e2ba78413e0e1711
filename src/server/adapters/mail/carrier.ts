import type { Mailbox } from './mailbox.ts'

/** A letter as it leaves. The same letter has the same `id` at every try. */
export interface Mail {
  readonly id: string
  readonly date: Date
  readonly from: Mailbox
  readonly to: Mailbox
  readonly replyTo: Mailbox | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly bytes: Uint8Array }[]
}

/** Takes letters away (R44). */
export interface Carrier {
  /** How many letters it takes at once; one unless told. */
  readonly atOnce?: number
  /** Returns once the letter is in other hands; throws when it is not, or when the signal cuts it short. */
  carry(mail: Mail, signal: AbortSignal): Promise<void>
}
