import type { Caller } from '#adapters/api/caller.ts'
import { fileThatWaited, type Mail } from '#adapters/mail-store.ts'
import { contact } from '#contract/contact-message.ts'
import { idempotencyHeader } from '#contract/idempotency.ts'
import type { WaitOptions } from './retry-wait.ts'

/** Sends what waited, under its own name: the server takes it once, however often it comes. `waiting` null: where the server asks to wait, it is given up for now. */
export async function sendMail({ id, nom, email, message, file }: Mail, call: Caller, waiting: WaitOptions | null): Promise<void> {
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
const fileMs = 120_000
