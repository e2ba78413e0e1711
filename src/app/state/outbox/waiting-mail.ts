import type { Mail } from '#adapters/store/mail-store.ts'
import type { OutboxItem } from './outbox.ts'
import type { MailOutbox } from './mail-outbox.ts'

/** What waits here, as its owner's screens know it. `state` is a valtio proxy, filled once the first screen rests. */
export interface WaitingMail {
  readonly state: { readonly items: readonly OutboxItem<Mail>[] }
  /** What holds it and lets it leave; it comes in a file of its own. Rejects with ChunkLoadError. */
  outbox(): Promise<MailOutbox>
}
