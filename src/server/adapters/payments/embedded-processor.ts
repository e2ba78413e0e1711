import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IntentStatus } from '#contract/payment/intent-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import type { Database } from '#server/db/database.ts'
import { findIntent, insertIntentOnce, moveIntent, type EmbeddedIntentRow } from './embedded-intents.ts'
import { insertRefundOnce } from './embedded-refunds.ts'
import { embeddedEvent } from './embedded-event.ts'
import type { EventPoster } from './event-poster.ts'
import { type Intent, type Payments, ProcessorFailure } from './payments.ts'
import { createSignedNotices, embeddedWebhookPath } from './signed-notices.ts'
import { cardErrors, judgeCard, type CardError, type TypedCard } from './test-cards.ts'

/** After a card step: the intent as it now is, and the error to show, or none. */
export interface CardStep {
  readonly intent: Intent
  readonly error: CardError | null
}

/**
 * The card desk of the demonstration (R44). Each step needs the intent's secret: null when there is no such intent or
 * the secret is wrong.
 */
export interface EmbeddedProcessor extends Payments {
  confirm(id: string, secret: string, card: TypedCard): Promise<CardStep | 'not-a-test-card' | null>
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
  const move = async (seen: EmbeddedIntentRow, status: IntentStatus, error: CardError | null): Promise<CardStep> => {
    const refused = { lastError: error?.code ?? null, refusal: error && randomBytes(12).toString('hex') }
    const moved = await moveIntent(db, seen, { status, ...refused, at: now().getTime() })
    const after = moved
      ? { ...seen, status, last_error: refused.lastError, last_refusal: refused.refusal }
      : await findIntent(db, seen.id)
    if (moved && after) poster.post(embeddedEvent(after, webhookSecret, now()))
    return { intent: intentOf(after ?? seen), error: moved ? error : null }
  }

  return {
    processor: { kind: 'embedded' },
    notices: createSignedNotices(embeddedWebhookPath, webhookSecret),
    postTo: poster.postTo,
    async createIntent({ amount, orderId, idempotencyKey }) {
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
          last_error: null,
          last_refusal: null,
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
    async confirm(id, secret, card) {
      const verdict = judgeCard(card, monthOf(now()))
      if (verdict.kind === 'not-a-test-card') return verdict.kind
      const row = await findIntent(db, id)
      if (!row || !isSame(row.client_secret, secret)) return null
      if (row.status === 'succeeded') return { intent: intentOf(row), error: null }
      if (row.status === 'canceled') return { intent: intentOf(row), error: cardErrors.canceled }
      if (verdict.kind === 'refused') return move(row, 'requires_payment_method', verdict.error)
      return move(row, verdict.kind === 'charged' ? 'succeeded' : 'requires_action', null)
    },
    async authenticate(id, secret, approved) {
      const row = await findIntent(db, id)
      if (!row || !isSame(row.client_secret, secret)) return null
      if (row.status === 'succeeded') return { intent: intentOf(row), error: null }
      if (row.status !== 'requires_action') return { intent: intentOf(row), error: cardErrors.not_waiting }
      return approved
        ? move(row, 'succeeded', null)
        : move(row, 'requires_payment_method', cardErrors.authentication_failed)
    },
  }
}

function intentOf({
  id,
  client_secret,
  status,
  amount,
  last_error,
  last_refusal,
  idempotency_key,
}: EmbeddedIntentRow): Intent {
  return {
    id,
    clientSecret: client_secret,
    status,
    amount,
    lastError: last_error,
    refusal: last_refusal,
    idempotencyKey: idempotency_key,
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
