import { wireFromInstant } from '#contract/wire/wire.ts'
import { orderMoves, undoableForMs } from '#rules/order/order-moves.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { isLapsed } from '#server/orders/is-lapsed.ts'
import { dueOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { countPhotosOf } from '#server/photos/proof-photos.ts'
import { pastOrderOnWire, wireDate } from '#server/orders/past-order-on-wire.ts'
import type { World } from '#server/world.ts'
import { departuresOf, freshSteps } from '#server/orders/order-changes.ts'
import { storeNotes } from '#server/stores/partner-stores.ts'
import { phonesOf } from './orders-of-staff.ts'

/** Orders as the team sees them, in the spelling of the contract. */
export async function staffOrdersOnWire(orders: readonly OrderRow[], { db, now: clock, settings }: Known) {
  const now = clock()
  const [phones, fresh, photos, left, noteAt] = await Promise.all([
    phonesOf(db, orders),
    freshSteps(db, new Date(now.getTime() - undoableForMs)),
    countPhotosOf(
      db,
      orders.map(({ id }) => id),
    ),
    departuresOf(db, orders),
    storeNotes(settings),
  ])
  return orders.map((order) => {
    const step = fresh.get(order.id)
    return {
      ...pastOrderOnWire(order),
      fournisseur: order.company || order.email,
      telephoneFournisseur: phones.get(order.supplier_id) ?? '',
      echeance: wireFromInstant(dueOf(order)),
      partie_le: wireDate(left.get(order.id) ?? null),
      etapes: isLapsed(order, now) ? [] : stepsOf(order),
      photos: photos.get(order.id) ?? 0,
      note_depot: noteAt(order.pickup_address),
      annulable:
        step?.kind === 'step' && step.to_status === order.status && order.invoiced_at === null
          ? wireFromInstant(new Date(step.at + undoableForMs))
          : null,
    }
  })
}

/** A cancellation gives money back: it is not a step. */
function stepsOf({ status, payment_status: paid }: OrderRow) {
  const moves = orderMoves({ status, isPaid: paid === 1 }).filter(({ to }) => to !== orderStatus.cancelled)
  return moves.map(({ to, onPurpose }) => ({ vers: to, expres: onPurpose }))
}

/** The reply that carries one order. */
export async function oneStaffOrder(order: OrderRow, world: Known) {
  const [data] = await staffOrdersOnWire([order], world)
  if (data === undefined) throw new Error('an order became none')
  return { success: true, data }
}

type Known = Pick<World, 'db' | 'now' | 'settings'>
