import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#server/log/log.ts'
import type { SignedEvent } from './embedded-event.ts'
import { embeddedWebhookPath } from './signed-notices.ts'

/** Posts the embedded processor's events to this very server, apart from the call that caused them. */
export interface EventPoster {
  /** Where the server listens; events before that are not posted. */
  postTo(address: string): void
  post(event: SignedEvent): void
}

/** What it takes. `pausesMs`: how long it waits before each try. */
export interface PosterOptions {
  readonly fetch: typeof globalThis.fetch
  readonly log: Log
  readonly pausesMs?: readonly number[]
  readonly timeoutMs?: number
}

/** A few tries within the five minutes of a signature; a lost one is found by the watch (decision 025). */
export function createEventPoster({
  fetch,
  log,
  pausesMs = [0, 1_000, 10_000],
  timeoutMs = 5_000,
}: PosterOptions): EventPoster {
  let address: string | null = null

  const deliver = async ({ body, signature }: SignedEvent): Promise<void> => {
    let failure: unknown
    for (const ms of pausesMs) {
      await pause(ms, undefined, { ref: false })
      try {
        const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature }
        const response = await fetch(`${address}${embeddedWebhookPath}`, {
          method: 'POST',
          body,
          headers,
          signal: AbortSignal.timeout(timeoutMs),
        })
        await response.body?.cancel()
        if (response.ok) return
        failure = response.status
      } catch (error) {
        failure = error
      }
    }
    log.info({ failure: failure instanceof Error ? failure.name : failure }, 'event not delivered')
  }

  return {
    postTo(where) {
      address = where
    },
    post(event) {
      if (address !== null) void deliver(event)
    },
  }
}
