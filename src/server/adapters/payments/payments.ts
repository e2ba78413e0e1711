import type { WireReply } from '#contract/endpoint.ts'
import type { IntentStatus } from '#contract/embedded-processor.ts'
import type { readSettings } from '#contract/settings.ts'
import type { Cents } from '#rules/money.ts'

/** What the processor knows of one payment. `clientSecret` lets the page confirm a card for it. */
export interface Intent {
  readonly id: string
  readonly clientSecret: string
  readonly status: IntentStatus
  readonly amount: Cents
  /** Why the last card was refused, in the processor's own code; null when none was. */
  readonly lastError: string | null
}

/** What an intent is made from; the same `idempotencyKey` always gives the same intent. */
export interface IntentRequest {
  readonly amount: Cents
  readonly orderId: number
  readonly idempotencyKey: string
}

/** The card processor, in euros (R42, R44). Its calls may cross the network, and give up by themselves within ten seconds: never inside a transaction. */
export interface Payments {
  /** What the page must know to draw the card form. */
  readonly processor: WireReply<typeof readSettings>['processor']
  createIntent(request: IntentRequest): Promise<Intent>
  /** The intent as it is now, or null when there is none. */
  retrieveIntent(id: string): Promise<Intent | null>
}
