import type { WireReply } from '#contract/endpoint.ts'
import type { IntentStatus } from '#contract/payment/intent-status.ts'
import type { readSettings } from '#contract/wire/settings.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Customers } from './customers.ts'

/** What the processor knows of one payment. `clientSecret` lets the page confirm a card for it. */
export interface Intent {
  readonly id: string
  readonly clientSecret: string
  readonly status: IntentStatus
  readonly amount: Cents
  /** Why the last card was refused, in the processor's own code; null when none was. */
  readonly lastError: string | null
  /** What tells that refusal from every other; null without one, or where the processor gives it no name. */
  readonly refusal: string | null
  /** The key it was made with; null when this server did not make it. */
  readonly idempotencyKey: string | null
  /** Whose kept cards may pay it; null: only a card that is typed. */
  readonly customer: string | null
}

/**
 * What an intent is made from; the same `idempotencyKey` always gives the same intent. `customer`: whose kept cards may
 * pay it.
 */
export interface IntentRequest {
  readonly amount: Cents
  readonly orderId: number
  readonly idempotencyKey: string
  readonly customer: string | null
}

/** What an intent charged and is to be given back. */
export interface RefundRequest {
  readonly intentId: string
  readonly amount: Cents
  readonly orderId: number
  readonly idempotencyKey: string
}

/** What was given back of an intent, by whomever; `key`: what it was asked with, null where people did it by hand. */
export interface GivenRefund extends Refund {
  readonly cents: Cents
  readonly key: string | null
}

/** Money on its way back. `pending`: the bank has not taken it yet. */
export interface Refund {
  readonly id: string
  readonly status: 'pending' | 'succeeded' | 'failed'
}

/**
 * The card processor, in euros (R42, R44). Its calls may cross the network, and give up by themselves within ten
 * seconds, with a ProcessorFailure: never inside a transaction.
 */
export interface Payments {
  /** What the page must know to draw the card form. */
  readonly processor: WireReply<typeof readSettings>['processor']
  /** Rejects with a CustomerGone where there is no such customer any more. */
  createIntent(request: IntentRequest): Promise<Intent>
  /** The intent as it is now, or null when there is none. */
  retrieveIntent(id: string): Promise<Intent | null>
  /**
   * Cancels an intent that has charged nothing, so that it never will; the intent as it then is: what was charged first
   * stays charged. Null when there is none.
   */
  cancelIntent(id: string): Promise<Intent | null>
  /** Gives back what an intent charged: never more, and once, however often it is asked, or given in parts before. */
  refund(request: RefundRequest): Promise<Refund>
  /** Gives back a part of what an intent charged, once a key, whatever was given back beside it. */
  refundPart(request: RefundRequest): Promise<Refund>
  /** All that was given back of an intent, or is on its way. */
  refundsOf(intentId: string): Promise<readonly GivenRefund[]>
  /** Whom it keeps cards for. */
  readonly customers: Customers
  /** What it tells by itself. */
  readonly notices: Notices
}

/** What a post is about: an intent to ask about, also for its refunds, or a refund that came to nothing for good. */
export interface Notice {
  readonly intentId: string | null
  readonly failedRefundId: string | null
  /** An intent of which something was given back, by this server or by hand. */
  readonly refundedIntentId: string | null
}

/** Reads what the processor posts. It may come late, twice and in any order. */
export interface Notices {
  /** Where it posts. */
  readonly path: string
  /** Whether a signature has the form of the processor's, and was made just now: else the body need not be read. */
  mayBeSigned(signature: string | undefined, at: Date): boolean
  /** What it is about, nulls when it is about something else; 'forged' when the processor did not sign it just now. */
  read(body: Uint8Array, signature: string | undefined, at: Date): Notice | 'forged'
}

/**
 * No usable answer of the card processor: `unavailable` when asking again may help (no connection, too late, its own
 * fault), `refusing` when it turns this server down. The message holds no secret.
 */
export class ProcessorFailure extends Error {
  override readonly name = 'ProcessorFailure'
  readonly kind: 'unavailable' | 'refusing'

  constructor(kind: ProcessorFailure['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}
