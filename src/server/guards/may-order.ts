import type { TooManyUnpaid } from '#contract/payment/payment.ts'
import type { Database } from '#server/db/database.ts'
import { checkNotBlocked } from '#server/users/blocked-users.ts'
import { countOpenUnpaid } from '#server/orders/unpaid-orders.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'
import { checkRate } from './within-rate.ts'

/** How many orders of one supplier may wait for their payment (decision 086). */
export const mostOpenUnpaid = 20

/**
 * Refuses a supplier's new order, 403 where the team has blocked him, 409, while too many of his wait for their payment, and 429 when he makes them too
 * fast; belongs into the transaction that stores it.
 */
export async function checkMayOrder(
  transaction: Database,
  supplierId: number,
  { limiter, now }: Pick<World, 'limiter' | 'now'>,
): Promise<void> {
  await checkNotBlocked(transaction, supplierId)
  if ((await countOpenUnpaid(transaction, supplierId, now())) >= mostOpenUnpaid) throw tooManyUnpaid()
  await checkRate(limiter, 'orderBySupplier', String(supplierId), transaction)
}

function tooManyUnpaid(): HttpError {
  const extra: TooManyUnpaid & Record<string, unknown> = { code: 'too_many_unpaid' }
  return new HttpError(
    409,
    `Tu as déjà ${mostOpenUnpaid} commandes qui attendent leur paiement. Paie ou annule l’une d’elles dans ton historique, puis réessaie.`,
    { extra },
  )
}
