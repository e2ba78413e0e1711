import type { Caller } from '#adapters/net/caller.ts'
import type { Mail, WaitingMessage } from '#adapters/store/mail-store.ts'
import { fileThatWaited } from '#adapters/store/waiting-file.ts'
import { contact } from '#contract/account/contact-message.ts'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import type { WaitOptions } from '#state/connection/retry-wait.ts'

/** How a page sends mail: rejects as a call does. `waiting` null: unwatched, it gives up where asked to wait. */
export type SendMail = (mail: Mail, waiting: WaitOptions | null) => Promise<void>

/** Sends a message that waited under its own name: the server takes it once, however often it comes. */
export async function sendWaitingMessage(
  { id, nom, email, message, file }: WaitingMessage,
  call: Caller,
  waiting: WaitOptions | null,
): Promise<void> {
  const fichier = file && fileThatWaited(file)
  await call(contact, {
    body: { nom, email, message, ...(fichier && { fichier }) },
    headers: { [idempotencyHeader]: id },
    timeoutMs: fichier === null ? usualMs : fileMs,
    ...(waiting ?? { givesUp: true }),
  })
}

const usualMs = 20_000
/** A file of 5 Mo on a slow line takes half a minute. */
export const fileMs = 120_000
