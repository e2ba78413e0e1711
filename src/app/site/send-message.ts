import { createCaller } from '#adapters/api/caller.ts'
import { sleep } from '#adapters/device.ts'
import { providerOrigin } from '#adapters/provider-address.ts'
import { contact } from '#contract/contact-message.ts'
import type { WaitOptions } from '#state/retry-wait.ts'
import type { Message } from './message-rules.ts'

/** Sends a message from a public page, which has no session and no world of its own. Rejects when it was not taken, or its user waits no longer. */
export async function sendMessage({ fichier, ...texts }: Message, waiting: WaitOptions): Promise<void> {
  const call = createCaller({
    fetch: (...request) => fetch(...request),
    origin: providerOrigin,
    token: () => null,
    sleep,
    onSignedOut: () => {},
    // This call alone waits, and tells its form.
    onWaiting: () => {},
  })
  // A file of 5 Mo on a slow line takes half a minute.
  await call(contact, { body: { ...texts, ...(fichier && { fichier }) }, timeoutMs: 120_000, ...waiting })
}
