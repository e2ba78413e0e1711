import { orderStatus } from '#rules/order/order-status.ts'
import { HttpError } from '#server/log/http-error.ts'
import { changedMeanwhile, standing } from '#server/orders/changed-meanwhile.ts'
import { findAnyOrder, foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { chargeNoMore } from './charge-no-more.ts'
import { writePaid, type SettlingWorld } from './settle.ts'

/** Who saw the transfer, by account and in words, and what the bank calls it. */
export interface SeenTransfer {
  readonly reference: string
  readonly by: { readonly id: number | null; readonly name: string }
}

/**
 * Marks an unpaid order paid by a transfer of its whole price, once: no card pays it any more first, then mark, journal,
 * letter and invoice together. 409 where it is not to be paid, or has changed.
 */
export async function payByTransfer(
  orderId: number,
  { by, reference }: SeenTransfer,
  world: SettlingWorld,
): Promise<OrderRow> {
  const { db } = world
  const seen = foundOrder(await findAnyOrder(db, orderId))
  checkUnpaid(seen)
  const isFree = await chargeNoMore(seen, world)
  const note = `par virement, ${reference}${by.id === null ? ` (${by.name})` : ''}`
  if (!isFree || !(await writePaid(orderId, seen.total_ttc ?? 0, world, { by: by.id, note, reference, seen })))
    throw changedMeanwhile((await findAnyOrder(db, orderId)) ?? seen)
  return foundOrder(await findAnyOrder(db, orderId))
}

function checkUnpaid(order: OrderRow): void {
  const refused = (sentence: string) => new HttpError(409, sentence, standing(order))
  if (order.status === orderStatus.cancelled) throw refused('Cette commande est annulée.')
  if (order.account_at !== null)
    throw refused('Cette commande est sur le compte de son entreprise : saisis le virement là.')
  if (order.payment_status === 1) throw refused('Cette commande est déjà payée.')
  if (order.payment_status === null || order.total_ttc === null)
    throw refused('Cette commande n’a pas encore de prix : fixe-le d’abord.')
}
