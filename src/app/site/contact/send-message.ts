import { createPublicCaller } from '#adapters/net/public-caller.ts'
import { waitingFile } from '#adapters/store/waiting-file.ts'
import { contact } from '#contract/account/contact-message.ts'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import type { WaitOptions } from '#state/connection/retry-wait.ts'
import type { Message } from './message-rules.ts'
import type { SiteOutbox } from './site-outbox.ts'

/**
 * Sends a public page's message under its name. 'waits': unanswered, it leaves by itself. Rejects when refused or
 * stopped. `outbox` null, its script missing: unanswered is refused.
 */
export async function sendMessage(
  outbox: SiteOutbox | null,
  id: string,
  { fichier, ...texts }: Message,
  waiting: WaitOptions,
): Promise<'sent' | 'waits'> {
  if (outbox !== null) {
    const file = fichier && (await waitingFile(fichier))
    return outbox.deliver(
      { kind: 'message', id, owner: outbox.owner(), at: new Date(), refusal: null, ...texts, file },
      waiting,
    )
  }
  const call = createPublicCaller()
  // A file of 5 Mo on a slow line takes half a minute.
  await call(contact, {
    body: { ...texts, ...(fichier && { fichier }) },
    headers: { [idempotencyHeader]: id },
    timeoutMs: 120_000,
    ...waiting,
  })
  return 'sent'
}
