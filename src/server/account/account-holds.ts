import { accountHold, type AccountHold } from '#rules/order/account-hold.ts'
import { longDay } from '#rules/moment/french.ts'
import type { Database } from '#server/db/database.ts'
import { listOrders, type OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'

/** Refuses 409, naming the orders and what to do, while orders keep the account (R48). */
export async function checkNothingHolds(db: Database, userId: number, now: Date): Promise<void> {
  const byHold = Map.groupBy(await listOrders(db, userId), (order) => holdOf(order, now))
  for (const hold of ['delivery', 'debt', 'invoice', 'payment', 'refund', 'request'] as const) {
    const orders = byHold.get(hold)
    if (orders) throw new HttpError(409, `Ton compte ne peut pas encore être supprimé : ${sentences[hold](orders)}`)
  }
}

function holdOf(order: OrderRow, now: Date): AccountHold | null {
  const { status, payment_status: paid, next_ask_at: nextAskAt, refund_state: refund, invoiced_at: invoicedAt } = order
  const expectedAt = order.expected_at === null ? null : new Date(order.expected_at)
  const isOwed = refund === 'asked' || refund === 'failed'
  return accountHold(
    {
      status,
      paid,
      onAccount: order.account_at !== null,
      isAskedAbout: nextAskAt !== null,
      isOwed,
      isInvoiced: invoicedAt !== null,
      expectedAt,
    },
    now,
  )
}

const sentences: Record<AccountHold, (orders: readonly OrderRow[]) => string> = {
  delivery: (orders) => `${named(orders)} à livrer. Réessaie après la livraison, ou demande-nous d’annuler.`,
  debt: (orders) => `${named(orders)} à payer. Réessaie une fois le paiement fait.`,
  invoice: (orders) => `${named(orders)} à facturer. Réessaie dans une minute, ou contacte-nous.`,
  payment: (orders) =>
    `${named(orders)} dont le paiement peut encore arriver. Réessaie à partir du ${longDay(latest(orders.map((order) => (order.payment_opened_at ?? 0) + 8 * dayMs)))}.`,
  refund: (orders) => `${named(orders)} à rembourser. Réessaie une fois le remboursement fait : un e-mail te le dira.`,
  request: (orders) =>
    `${named(orders)} sans tarif, que nous étudions. Demande-nous d’annuler, ou réessaie après le ${longDay(latest(orders.map((order) => order.expected_at ?? 0)))}.`,
}

/** 'commande n° 12', 'commandes n° 12 et 15'. */
function named(orders: readonly OrderRow[]): string {
  const numbers = orders.map(({ id }) => String(id)).toReversed()
  return `${numbers.length > 1 ? 'commandes' : 'commande'} n° ${list.format(numbers)}`
}

const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

function latest(instants: readonly number[]): Date {
  return new Date(Math.max(...instants))
}

/** The processor is asked about a payment for a week after it was opened (`nextAsk`). */
const dayMs = 86_400_000
