import webPush from 'web-push'
import { isPushEndpoint } from '#rules/text/push-endpoint.ts'
import type { PushKeys } from './push-keys.ts'
import type { PushOutcome, PushServices } from './push-services.ts'

interface VapidWorld {
  readonly keys: PushKeys
  /** Whom a service may write to: a mailto or https address. */
  readonly subject: string
  readonly fetch: typeof globalThis.fetch
  now(): Date
  /** How long a service has for its answer. */
  readonly answerMs?: number
}

/**
 * Push services over the network (RFC 8030, 8188, 8291, 8292). Nothing but a service of the list is called, no redirect
 * followed, and of a reply the head alone is read.
 */
export function createVapidPushServices({ keys, subject, fetch, now, answerMs = 5000 }: VapidWorld): PushServices {
  const vapidDetails = { subject, publicKey: keys.public_key, privateKey: keys.private_key }
  return {
    publicKey: keys.public_key,
    async send({ endpoint, p256dh, auth }, { text, topic, lifetimeSeconds }, signal) {
      if (!isPushEndpoint(endpoint)) return { is: 'gone', why: 'no push service' }
      const request = encrypted({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails,
        TTL: lifetimeSeconds,
        urgency: 'normal',
        topic,
      })
      if (request === null) return { is: 'gone', why: 'no key of a browser' }
      const { 'Content-Length': _, ...headers } = request.headers
      const response = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(request.body),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
      })
      await response.body?.cancel()
      return outcomeOf(response, now())
    },
  }
}

/** Null for a key that is none of the curve's: it is of no device. */
function encrypted(target: webPush.PushSubscription, text: string, options: webPush.RequestOptions) {
  try {
    return webPush.generateRequestDetails(target, text, options)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY') return null
    throw error
  }
}

function outcomeOf({ status, ok, headers }: Response, now: Date): PushOutcome {
  if (ok) return { is: 'taken' }
  if (status === 404 || status === 410) return { is: 'gone', why: String(status) }
  return { is: 'refused', why: String(status), waitMs: waitOf(headers.get('Retry-After'), now) }
}

/** Seconds, or a date; 0 when it says nothing that we read. */
function waitOf(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}
