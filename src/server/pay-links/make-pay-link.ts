import type { Api } from '#contract/api.ts'
import { openScreens } from '#contract/addresses.ts'
import type { WireReply } from '#contract/endpoint.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import type { Cents } from '#rules/price/money.ts'
import { holdPlace } from '#server/capacity/with-place.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { checkToBePaid } from '#server/payment/open-order-payment.ts'
import { checkSlot } from '#server/payment/refusals.ts'
import type { World } from '#server/world.ts'
import { insertPayLink, payLinkMs } from './pay-links.ts'

/**
 * Makes the link that pays an order within 48 hours, at `amount`; the order keeps its place meanwhile, as long as its
 * slot lasts. 409 where no card would pay it.
 */
export async function makePayLink(
  order: OrderRow,
  amount: Cents,
  byId: number,
  world: World,
): Promise<WireReply<Api['makePayLink']>> {
  checkToBePaid(order, amount)
  await checkSlot(order, world)
  const expiresAt = new Date(world.now().getTime() + payLinkMs)
  await holdPlace(order, world, expiresAt)
  const token = await insertPayLink(world.db, { orderId: order.id, by: byId, cents: amount, expiresAt })
  return {
    success: true,
    data: {
      orderId: order.id,
      lien: openScreens.payLink.replace(':token', token),
      valable_jusqu_a: wireFromInstant(expiresAt),
    },
  }
}
