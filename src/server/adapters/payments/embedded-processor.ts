import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IntentStatus } from '#contract/payment/intent-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import type { Database } from '#server/db/database.ts'
import { cardText, chargeIntent, takeCard } from './embedded-cards.ts'
import { createEmbeddedCustomers } from './embedded-customers.ts'
import { findIntent, insertIntentOnce, moveIntent, type EmbeddedIntentRow } from './embedded-intents.ts'
import { insertPartOnce, insertRefundOnce, refundsOfIntent } from './embedded-refunds.ts'
import { embeddedEvent } from './embedded-event.ts'
import type { EventPoster } from './event-poster.ts'
import { type Intent, type Payments, ProcessorFailure } from './payments.ts'
import { createSignedNotices, embeddedWebhookPath } from './signed-notices.ts'
import { cardErrors, judgeCard, judgeKeptCard, type CardError, type CardVerdict, type TypedCard } from './test-cards.ts'

/** After a card step: the intent as it now is, and the error to show, or none. */
export interface CardStep {
  readonly intent: Intent
  readonly error: CardError | null
}

/** The card desk of the demonstration (R44). Each step needs the intent's secret; null: a wrong one, or no intent. */
export interface EmbeddedProcessor extends Payments {
  /** `keeps`: the card is kept for the intent's customer once it is charged. */
  confirm(id: string, secret: string, card: TypedCard, keeps?: boolean): Promise<CardStep | 'not-a-test-card' | null>
  /** The same with a card that is kept for the intent's customer. */
  confirmKept(id: string, secret: string, cardId: string): Promise<CardStep | 'no-such-card' | null>
  authenticate(id: string, secret: string, approved: boolean): Promise<CardStep | null>
  /** Where its events are posted from now on. */
  postTo(address: string): void
}

/** How it tells of its moves (decision 051). */
export interface EmbeddedWebhook {
  readonly secret: string
  readonly poster: EventPoster
}

/**
 * requires_payment_method → succeeded, or → requires_action → succeeded; a refusal leads back; succeeded and canceled
 * are final. Each move is compare-and-set: of two tabs, one charges.
 */
export function createEmbeddedProcessor(
  db: Database,
  now: () => Date,
  { secret: webhookSecret, poster }: EmbeddedWebhook,
): EmbeddedProcessor {
  const move = async (
    seen: EmbeddedIntentRow,
    status: IntentStatus,
    error: CardError | null,
    saves?: string | null,
  ): Promise<CardStep> => {
    const refused = { lastError: error?.code ?? null, refusal: error && randomBytes(12).toString('hex') }
    const step = { status, ...refused, at: now().getTime(), ...(saves !== undefined && { saves }) }
    const moved = await (status === 'succeeded' && seen.customer_id !== null
      ? db.transaction().execute((transaction) => chargeIntent(transaction, seen, step))
      : moveIntent(db, seen, step))
    if (moved) poster.post(embeddedEvent(moved, webhookSecret, now()))
    return { intent: intentOf(moved ?? (await findIntent(db, seen.id)) ?? seen), error: moved ? error : null }
  }
  /** What a card of this verdict does to an intent. */
  const take = async (row: EmbeddedIntentRow, verdict: CardVerdict, saves: string | null): Promise<CardStep> => {
    if (verdict.kind === 'charged') return await move(row, 'succeeded', null, saves)
    if (verdict.kind === 'needs-authentication') return await move(row, 'requires_action', null, saves)
    const error = verdict.kind === 'refused' ? verdict.error : cardErrors.card_declined
    return await move(row, 'requires_payment_method', error, null)
  }

  return {
    processor: { kind: 'embedded' },
    notices: createSignedNotices(embeddedWebhookPath, webhookSecret),
    customers: createEmbeddedCustomers(db),
    postTo: poster.postTo,
    async createIntent({ amount, orderId, idempotencyKey, customer }) {
      const id = `pi_${randomBytes(12).toString('hex')}`
      const at = now().getTime()
      return intentOf(
        await insertIntentOnce(db, {
          id,
          client_secret: `${id}_secret_${randomBytes(24).toString('hex')}`,
          amount,
          currency: 'eur',
          status: 'requires_payment_method',
          idempotency_key: idempotencyKey,
          order_id: orderId,
          customer_id: customer,
          last_error: null,
          last_refusal: null,
          saves: null,
          created_at: at,
          updated_at: at,
        }),
      )
    },
    async retrieveIntent(id) {
      const row = await findIntent(db, id)
      return row && intentOf(row)
    },
    async cancelIntent(id) {
      for (;;) {
        const row = await findIntent(db, id)
        if (row === null) return null
        if (row.status === 'succeeded' || row.status === 'canceled') return intentOf(row)
        await move(row, 'canceled', null)
      }
    },
    async refund({ intentId, amount }) {
      const row = await findIntent(db, intentId)
      if (row?.status !== 'succeeded' || amount > row.amount)
        throw new ProcessorFailure('refusing', `embedded processor: ${intentId} charged no ${amount} cents`)
      const { id } = await insertRefundOnce(db, {
        id: `re_${randomBytes(12).toString('hex')}`,
        intent_id: intentId,
        amount,
        created_at: now().getTime(),
      })
      return { id, status: 'succeeded' }
    },
    async refundPart({ intentId, amount, idempotencyKey }) {
      const id = await insertPartOnce(db, {
        key: idempotencyKey,
        id: `re_${randomBytes(12).toString('hex')}`,
        intent_id: intentId,
        amount,
        created_at: now().getTime(),
      })
      if (id === null) throw new ProcessorFailure('refusing', `${intentId} has no ${amount} cents to give back`)
      return { id, status: 'succeeded' }
    },
    refundsOf: (intentId) => refundsOfIntent(db, intentId),
    async confirm(id, secret, card, keeps = false) {
      const verdict = judgeCard(card, monthOf(now()))
      if (verdict.kind === 'not-a-test-card') return verdict.kind
      const row = await findIntent(db, id)
      if (!row || !isSame(row.client_secret, secret)) return null
      const saves = keeps && row.customer_id !== null ? cardText(card) : null
      return ended(row) ?? (await take(row, verdict, saves))
    },
    async confirmKept(id, secret, cardId) {
      const row = await findIntent(db, id)
      if (!row || !isSame(row.client_secret, secret)) return null
      const over = ended(row)
      if (over !== null) return over
      const { customer_id: customer } = row
      const kept = customer === null ? null : await takeCard(db, customer, cardId, now().getTime())
      return kept === null ? 'no-such-card' : await take(row, judgeKeptCard(kept, monthOf(now())), null)
    },
    async authenticate(id, secret, approved) {
      const row = await findIntent(db, id)
      if (!row || !isSame(row.client_secret, secret)) return null
      if (row.status === 'succeeded') return { intent: intentOf(row), error: null }
      if (row.status !== 'requires_action') return { intent: intentOf(row), error: cardErrors.not_waiting }
      return approved
        ? move(row, 'succeeded', null)
        : move(row, 'requires_payment_method', cardErrors.authentication_failed, null)
    },
  }
}

/** Where no card moves the intent any more. */
function ended(row: EmbeddedIntentRow): CardStep | null {
  if (row.status === 'succeeded') return { intent: intentOf(row), error: null }
  return row.status === 'canceled' ? { intent: intentOf(row), error: cardErrors.canceled } : null
}

function intentOf({
  id,
  client_secret,
  status,
  amount,
  last_error,
  last_refusal,
  idempotency_key,
  customer_id,
}: EmbeddedIntentRow): Intent {
  return {
    id,
    clientSecret: client_secret,
    status,
    amount,
    lastError: last_error,
    refusal: last_refusal,
    idempotencyKey: idempotency_key,
    customer: customer_id,
  }
}

/** Same text, in a time that tells nothing of where they differ. */
function isSame(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function monthOf(now: Date): { year: number; month: number } {
  const [year, month] = parisDay(now).split('-').map(Number) as [number, number]
  return { year, month }
}
