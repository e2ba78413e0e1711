import { wireFromInstant } from '#contract/wire/wire.ts'
import { orderMoves, undoableForMs } from '#rules/order/order-moves.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { creditNotesOf } from '#server/invoices/credit-notes.ts'
import { isCoveredOrder } from '#server/orders/is-covered.ts'
import { isLapsed } from '#server/orders/is-lapsed.ts'
import { dueOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { countPhotosOf } from '#server/photos/proof-photos.ts'
import { creditNotesOnWire, pastOrderOnWire, wireDate } from '#server/orders/past-order-on-wire.ts'
import type { World } from '#server/world.ts'
import { departuresOf, freshSteps } from '#server/orders/order-changes.ts'
import { storeNotes } from '#server/stores/partner-stores.ts'
import { blockedReasons } from '#server/users/blocked-users.ts'
import { lastAttempts, withWaybill } from '#server/waybill/waybill-events.ts'
import { phonesOf } from './orders-of-staff.ts'

/** Orders as the team sees them, in the spelling of the contract. */
export async function staffOrdersOnWire(orders: readonly OrderRow[], { db, now: clock, settings }: Known) {
  const now = clock()
  const [phones, fresh, photos, left, noteAt, credits, blocked, waybills, tried] = await Promise.all([
    phonesOf(db, orders),
    freshSteps(db, new Date(now.getTime() - undoableForMs)),
    countPhotosOf(
      db,
      orders.map(({ id }) => id),
    ),
    departuresOf(db, orders),
    storeNotes(settings),
    creditNotesOf(db, orders),
    blockedReasons(
      db,
      orders.map(({ supplier_id: id }) => id),
    ),
    withWaybill(db, orders),
    lastAttempts(db, orders),
  ])
  return orders.map((order) => {
    const step = fresh.get(order.id)
    return {
      ...pastOrderOnWire(order),
      ...creditNotesOnWire(credits.get(order.id)),
      ...(tried.has(order.id) && { tentative: tried.get(order.id) }),
      ...(waybills.has(order.id) && { lettre_de_voiture: true }),
      fournisseur: order.company || order.email,
      telephoneFournisseur: phones.get(order.supplier_id) ?? '',
      echeance: wireFromInstant(dueOf(order)),
      partie_le: wireDate(left.get(order.id) ?? null),
      etapes: isLapsed(order, now) ? [] : stepsOf(order),
      photos: photos.get(order.id) ?? 0,
      note_depot: noteAt(order.pickup_address),
      client_bloque: blocked.get(order.supplier_id) ?? '',
      note_acces: order.access_note,
      voisin: order.neighbour,
      annulable:
        step?.kind === 'step' && step.to_status === order.status && order.invoiced_at === null
          ? wireFromInstant(new Date(step.at + undoableForMs))
          : null,
    }
  })
}

/** A cancellation gives money back: it is not a step. */
function stepsOf(order: OrderRow) {
  const moves = orderMoves({ status: order.status, isPaid: isCoveredOrder(order) }).filter(
    ({ to }) => to !== orderStatus.cancelled,
  )
  return moves.map(({ to, onPurpose }) => ({ vers: to, expres: onPurpose }))
}

/** The reply that carries one order. */
export async function oneStaffOrder(order: OrderRow, world: Known) {
  const [data] = await staffOrdersOnWire([order], world)
  if (data === undefined) throw new Error('an order became none')
  return { success: true, data }
}

type Known = Pick<World, 'db' | 'now' | 'settings'>
