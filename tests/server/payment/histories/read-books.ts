import { createHash } from 'node:crypto'
import { orderStatus } from '#rules/order/order-status.ts'
import { priceOf } from '#rules/price/price.ts'
import { readStanding } from '#server/organisations/account-standing.ts'
import { findOrganisation } from '#server/organisations/organisations.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { Cast } from './cast.ts'
import type { Ground } from './ground.ts'
import type { BookedOrder, Books, Charge, LastScreen } from './invariants.ts'
import { isOnAccount } from './is-on-account.ts'
import { tariff } from './server-process.ts'

/** Reads what a history left behind; `since`: the last invoice before it. */
export async function readBooks(
  cast: Cast,
  {
    since,
    seenPaid,
    healthyAt,
    isBilled,
  }: {
    readonly since: string | null
    readonly seenPaid: ReadonlySet<number>
    readonly healthyAt: number
    readonly isBilled: boolean
  },
): Promise<Books> {
  const { ground, submissions, slips } = cast
  const { db } = ground
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('submission_id', 'in', [...submissions])
    .execute()
  const orders = await Promise.all(rows.map((row) => bookedOrder(row, slips, ground)))
  const numbers = (await allInvoices(db)).filter((number) => number > (since ?? ''))
  const organisation = await findOrganisation(db, ground.organisationId)
  const { owed, unbilled } = await readStanding(db, organisation, ground.now)
  return {
    orders,
    charges: await chargesOf(
      rows.map(({ id }) => id),
      ground,
    ),
    refunds: await refundsOf(rows, ground),
    submissions,
    links: await linksOf(
      rows.map(({ id }) => id),
      ground,
    ),
    invoiceNumbers: numbers,
    account: { ceiling: organisation.account_ceiling ?? 0, used: owed + unbilled, isBilled },
    invoiceBefore: since,
    seenPaid: [...seenPaid],
    screens: await screensOf(cast),
    healthyAt,
  }
}

/** The numbers of all invoices, of one order or several. */
export async function allInvoices(db: Ground['db']): Promise<string[]> {
  const rows = [
    ...(await db.selectFrom('invoices').select('number').execute()),
    ...(await db.selectFrom('account_invoices').select('number').execute()),
  ]
  return rows.map(({ number }) => number).toSorted()
}

/** The successful charges of these orders, in the book of whoever takes the cards. */
export async function chargesOf(
  orderIds: readonly number[],
  { db, stripe, cashed }: Pick<Ground, 'db' | 'stripe' | 'cashed'>,
): Promise<Charge[]> {
  if (stripe) {
    const charged = [...stripe.intents.values()].filter(({ status }) => status === 'succeeded')
    const charges = charged.map(({ id, metadata, amount_received: cents }) => ({
      intentId: id,
      orderId: Number(metadata['orderId']),
      cents,
      stands: true,
    }))
    return charges.filter(({ orderId }) => orderIds.includes(orderId))
  }
  if (orderIds.length === 0) return []
  const intents = await db
    .selectFrom('embedded_intents')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .execute()
  return intents.flatMap(({ id, order_id: orderId, amount: cents, status }) => {
    const stands = status === 'succeeded'
    // A server that dies between a charge and its event has charged all the same.
    const times = Math.max(cashed.get(id) ?? 0, Number(stands))
    return Array.from({ length: times }, () => ({ intentId: id, orderId, cents, stands }))
  })
}

async function bookedOrder(row: OrderRow, slips: Cast['slips'], { db, files }: Ground): Promise<BookedOrder> {
  const { id, submission_id: submission, slip_path: path, weight_band: band, delivery_type: type, minutes } = row
  const slip = await db
    .selectFrom('slips')
    .select('sha256')
    .where('path', '=', path ?? '')
    .executeTakeFirst()
  const stored = await files.read(path ?? '')
  const letters = await db
    .selectFrom('letters')
    .select('id')
    .where('subject', '=', `Commande n° ${id} reçue et payée`)
    .execute()
  const accountLetters = await db
    .selectFrom('letters')
    .select('id')
    .where('subject', '=', `Commande n° ${id} reçue`)
    .execute()
  const invoices = await db.selectFrom('invoices').select('number').where('order_id', '=', id).execute()
  const billed = await db
    .selectFrom('account_invoices')
    .select('facts')
    .where('facts', 'like', `%"orderId":${id},%`)
    .execute()
  const refundLetters = await db
    .selectFrom('letters')
    .select('id')
    .where('subject', '=', `Commande n° ${id} remboursée`)
    .execute()
  return {
    id,
    submission,
    intentId: row.intent_id,
    isPaid: row.payment_status === 1,
    paidAt: row.paid_at,
    total: row.total_ttc ?? 0,
    due: priceOf(tariff, { band, type, minutes: minutes ?? 0 }).totalTTC,
    slip: {
      chosen: slips.get(path ?? '') ?? '',
      stored: stored && createHash('sha256').update(stored).digest('hex'),
      noted: slip?.sha256 ?? '',
    },
    isCancelled: row.status === orderStatus.cancelled,
    isRefunded: row.refund_state === 'refunded',
    refundLetters: refundLetters.length,
    paidLetters: letters.length,
    isOnAccount: row.account_at !== null,
    accountLetters: accountLetters.length,
    accountInvoices: billed.length,
    isBilled: row.invoiced_at !== null,
    isDelivered: row.delivered_at !== null,
    invoices: invoices.length,
  }
}

async function linksOf(orderIds: readonly number[], { db }: Ground): Promise<Books['links']> {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('pay_links')
    .select(['order_id', 'cents'])
    .where('order_id', 'in', [...orderIds])
    .execute()
  return rows.map(({ order_id: orderId, cents }) => ({ orderId, cents }))
}

/** What the processor gave back for these orders. */
async function refundsOf(orders: readonly OrderRow[], { db, stripe }: Ground): Promise<Books['refunds']> {
  const intents = new Map(orders.map(({ id, intent_id: intent }) => [intent ?? '', id]))
  if (stripe) {
    const standing = stripe.refunds.filter(({ status }) => status === 'succeeded')
    return standing.flatMap(({ payment_intent: intent, amount: cents }) =>
      intents.has(intent) ? [{ orderId: intents.get(intent) ?? 0, cents }] : [],
    )
  }
  if (intents.size === 0) return []
  const rows = await db
    .selectFrom('embedded_refunds')
    .selectAll()
    .where('intent_id', 'in', [...intents.keys()])
    .execute()
  return rows.map(({ intent_id: intent, amount: cents }) => ({ orderId: intents.get(intent) ?? 0, cents }))
}

/**
 * What was told on the way, judged by what was so then; and what each one sees at the end, judged by what is so now.
 */
async function screensOf({ tellings, customers, submissions, orderOf, ground }: Cast): Promise<LastScreen[]> {
  const onTheWay = (await Promise.all(tellings)).map(
    async ({ told, step, submission, hadSent, wasCharged, wasOnAccount }) => ({
      told,
      step,
      hadSent,
      wasCharged,
      wasOnAccount,
      orderId: await orderOf(submission),
      isLast: false,
    }),
  )
  const last = customers.map(async (customer) => {
    const {
      submission,
      screen: { told, step },
    } = customer
    // A tab that said « not charged », and was right, is not wrong because another one paid afterwards.
    const hadSent =
      customer.hasSent &&
      !customers.some((other) => other !== customer && other.submission === submission && other.hasSent)
    const orderId = submissions.includes(submission) ? await orderOf(submission) : null
    const wasCharged = orderId !== null && (await chargesOf([orderId], ground)).length > 0
    const wasOnAccount = orderId !== null && (await isOnAccount(orderId, ground))
    return { told, step, orderId, hadSent, wasCharged, wasOnAccount, isLast: true }
  })
  return await Promise.all([...onTheWay, ...last])
}
