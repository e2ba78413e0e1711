import type { Database } from '#server/db/database.ts'
import { letterKinds, type LetterChannel } from '#server/letters/letter-tables.ts'
import { invoicesWaiting } from '#server/staff/orders-of-staff.ts'

/** What the server does by itself, later than what asked for it. */
export const backlogKinds = ['mail', 'sms', 'notices', 'refunds', 'invoices'] as const
export type BacklogKind = (typeof backlogKinds)[number]

/** `waiting`: to be done, `since`: the longest; `stuck`: given up, or for people to look after. */
export interface Waiting {
  readonly waiting: number
  readonly since: Date | null
  readonly stuck: number
}

export type Backlog = Readonly<Record<BacklogKind, Waiting>>

/** What waits now, and what does not get done by itself any more. */
export async function readBacklog(db: Database, now: Date): Promise<Backlog> {
  const [letters, lost, notices, refunds, invoices] = await Promise.all([
    lettersToSend(db, now),
    lettersGivenUp(db),
    noticesToSend(db),
    refundsToGive(db),
    invoicesWaiting(db, new Date(now.getTime() - invoiceWithinMs)),
  ])
  return {
    mail: { ...letters('mail'), stuck: lost('mail') },
    sms: { ...letters('sms'), stuck: lost('sms') },
    notices: { ...notices, stuck: 0 },
    refunds,
    invoices: { ...invoices, stuck: invoices.waiting },
  }
}

/** An invoice is issued ten seconds after its delivery: a minute later something keeps it. */
const invoiceWithinMs = 70_000

type Row = { count: number; since: number | null }

/** Those whose turn has come, or that have been tried: one that a lane holds back is not late. */
async function lettersToSend(db: Database, now: Date) {
  const rows = await db
    .selectFrom('letters')
    .select(({ fn }) => ['channel', fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('kind', 'in', letterKinds)
    .where('next_try_at', '>', 0)
    .where((or) => or.or([or('next_try_at', '<=', now.getTime()), or('attempts', '>', 0)]))
    .groupBy('channel')
    .execute()
  return (channel: LetterChannel) => counted(rows.find((row) => row.channel === channel))
}

async function lettersGivenUp(db: Database) {
  const rows = await givenUp(db)
    .select(({ fn }) => ['channel', fn.countAll<number>().as('count')])
    .groupBy('channel')
    .execute()
  return (channel: LetterChannel) => rows.find((row) => row.channel === channel)?.count ?? 0
}

/**
 * Letters that nobody tries to send any more. One that is held back, or whose news is none any more, has no error
 * (dated-letters.ts).
 */
export function givenUp(db: Database) {
  return (
    db
      .selectFrom('letters')
      // Asked by the column of their index, however few they are.
      .where('letters.id', '>', 0)
      .where('sent_at', 'is', null)
      .where('next_try_at', 'is', null)
      .where('leased_until', 'is', null)
      .where('last_error', 'is not', null)
  )
}

async function noticesToSend(db: Database) {
  const row = await db
    .selectFrom('push_notices')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('next_try_at', '>', 0)
    .executeTakeFirst()
  return counted(row)
}

async function refundsToGive(db: Database): Promise<Waiting> {
  const owed = await owedRefunds(db)
  const since = owed.length === 0 ? null : Math.min(...owed.map(({ asked_at: at }) => at))
  return { ...counted({ count: owed.length, since }), stuck: owed.filter(({ isFailed }) => isFailed).length }
}

/**
 * What is not given back yet, of cancelled orders and by credit notes, the next to be tried first, at most two
 * thousand; `isFailed`: people look after it.
 */
export async function owedRefunds(db: Database) {
  return [...(await owedOfCancelled(db)), ...(await owedByCredit(db))]
}

async function owedByCredit(db: Database) {
  const owed = await db
    .selectFrom('credit_notes')
    .select(['order_id', 'cents', 'issued_at as asked_at', 'last_error', 'failed_at'])
    .where('next_try_at', '>', 0)
    .orderBy('next_try_at')
    .limit(1000)
    .execute()
  return owed.map(({ failed_at: failedAt, ...row }) => ({ ...row, isFailed: failedAt !== null }))
}

async function owedOfCancelled(db: Database) {
  const owed = await db
    .selectFrom('refunds')
    .select(['order_id', 'cents', 'asked_at', 'last_error'])
    .where('next_try_at', '>', 0)
    .orderBy('next_try_at')
    .limit(1000)
    .execute()
  if (owed.length === 0) return []
  const ids = owed.map(({ order_id: id }) => id)
  const failed = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where('refund_state', '=', 'failed')
    .execute()
  const failedIds = new Set(failed.map(({ id }) => id))
  return owed.map((row) => ({ ...row, isFailed: failedIds.has(row.order_id) }))
}

function counted(row: Row | undefined): Pick<Waiting, 'waiting' | 'since'> {
  return { waiting: row?.count ?? 0, since: row && row.since !== null ? new Date(row.since) : null }
}
