import { closedDay } from '#rules/moment/availability.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { withVat } from '#rules/price/price.ts'
import { slotIsPossible } from '#rules/order/slot-possible.ts'
import { fullMoment } from '#rules/order/slot-words.ts'
import { closedFor, momentOf } from '#server/orders/moment-of.ts'
import { findAnyOrder, foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'
import { orderPricedLetter } from '#server/letters/order-priced-letter.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { writeNotices } from '#server/push/push-notices.ts'
import type { World } from '#server/world.ts'
import { insertOrderChange } from '#server/orders/order-changes.ts'
import { changedMeanwhile, standing } from '#server/orders/changed-meanwhile.ts'
import type { StaffWorld } from './move-order.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import { takePrice } from './take-step.ts'

type PricingWorld = StaffWorld & Pick<World, 'settings' | 'tariff'>

/**
 * What a member of the team asks for: the price, a line for the customer, if any, and whether the order still has the
 * moment that it was reckoned for.
 */
export interface AskedPrice {
  readonly totalHT: Cents
  readonly message?: string
  isAsSeen(moment: Moment): boolean
}

/**
 * Gives an order asked for by mail its price, with VAT: unpaid, status 4 (R50). Order, journal and letter together; of
 * two at once one is refused, 409, as is a price for a moment that has changed.
 */
export async function priceOrder(
  orderId: number,
  { totalHT, message = '', isAsSeen }: AskedPrice,
  staffId: number | null,
  world: PricingWorld,
): Promise<OrderRow> {
  const { db, letters, now, publicUrl, settings, tariff } = world
  const at = now()
  const availability = await settings.availability()
  const price = { totalHT, totalTTC: withVat(totalHT, tariff.vatPercent) }
  const priced = await db.transaction().execute(async (transaction) => {
    const order = foundOrder(await holdOrder(transaction, orderId))
    checkUnpriced(order)
    const moment = momentOf(order)
    if (!isAsSeen(moment)) throw movedMeanwhile(order, moment)
    // Its customer would pay for what cannot be delivered.
    const expectedAt = order.expected_at === null ? null : new Date(order.expected_at)
    if (!slotIsPossible({ moment, orderedAt: new Date(order.ordered_at), expectedAt }, at))
      throw new HttpError(
        409,
        'Le créneau demandé ne peut plus être payé à temps : fixe d’abord une nouvelle date de livraison.',
      )
    const closed = closedFor(order, at, availability)
    if (closed !== null) throw new HttpError(409, `${closedDay(closed)} Fixe d’abord une nouvelle date de livraison.`)
    const next = await takePrice(transaction, orderId, price, at)
    if (next === null) throw pricedMeanwhile((await findAnyOrder(transaction, orderId)) ?? order)
    await insertOrderChange(transaction, {
      order_id: orderId,
      supplier_id: order.supplier_id,
      by_id: staffId,
      kind: 'price',
      from_status: order.status,
      to_status: next.status,
      at: at.getTime(),
      note: message || null,
    })
    await writeToSupplier(transaction, next.supplier_id, orderPricedLetter(next, { ...price, message }, publicUrl), at)
    await writeNotices(transaction, next, 'priced', at)
    return next
  })
  letters.wake()
  return priced
}

function checkUnpriced(order: OrderRow): void {
  if (order.status === orderStatus.cancelled) throw new HttpError(409, 'Cette commande est annulée.', standing(order))
  if (order.total_ttc !== null) throw pricedMeanwhile(order)
}

function movedMeanwhile(order: OrderRow, moment: Moment): HttpError {
  const then = fullMoment(moment, new Date(order.ordered_at))
  return new HttpError(
    409,
    `Le moment de cette commande a changé entre-temps : « ${then} ». Relis-la avant de fixer son prix.`,
    standing(order),
  )
}

function pricedMeanwhile(order: OrderRow): HttpError {
  const { total_ht: ht, total_ttc: ttc } = order
  if (ht === null || ttc === null) return changedMeanwhile(order)
  return new HttpError(
    409,
    `Cette commande a déjà un prix : ${formatEuros(ht)} HT, ${formatEuros(ttc)} TTC.`,
    standing(order),
  )
}
