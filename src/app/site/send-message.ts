import { createCaller } from '#adapters/api/caller.ts'
import { sleep } from '#adapters/device.ts'
import { providerOrigin } from '#adapters/provider-address.ts'
import { contact } from '#contract/contact-message.ts'
import type { Message } from './message-rules.ts'

/** Sends a message from a public page, which has no session and no world of its own. Rejects when it was not taken. */
export async function sendMessage({ fichier, ...texts }: Message): Promise<void> {
  const call = createCaller({
    fetch: (...request) => fetch(...request),
    origin: providerOrigin,
    token: () => null,
    sleep,
    onSignedOut: () => {},
    onWaiting: () => {},
  })
  // A file of 5 Mo on a slow line takes half a minute.
  await call(contact, { body: { ...texts, ...(fichier && { fichier }) }, timeoutMs: 120_000 })
}
