/**
 * What a push service said of a message: it has it; it knows the device no more; or it did not take it, and would like
 * the next try not before `waitMs`.
 */
export type PushOutcome =
  | { readonly is: 'taken' }
  | { readonly is: 'gone'; readonly why: string }
  | { readonly is: 'refused'; readonly why: string; readonly waitMs: number }

/** Where a message goes, and the keys of the device that it is encrypted for. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** `topic`: a later message of the same topic takes the place of one that still waits at the service. */
export interface PushedMessage {
  readonly text: string
  readonly topic: string
  readonly lifetimeSeconds: number
}

/** The push services of browsers, as this provider is known to them. */
export interface PushServices {
  /** What devices subscribe with, in base64url. */
  readonly publicKey: string
  /** Rejects where no service answers. */
  send(target: PushTarget, message: PushedMessage, signal: AbortSignal): Promise<PushOutcome>
}
