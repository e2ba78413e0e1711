import { edgeIn } from '#contract/order/order-edge.ts'
import { repeatableOnWire } from '#contract/order/repeatable.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { waitingOf } from '#server/orders/is-covered.ts'
import { isCancellable, isUnpaidAndWaiting } from '#rules/order/cancellation.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { eurosFromCents } from '#rules/price/money.ts'
import { cancelOrder } from '#server/cancellation/cancel-order.ts'
import { changeMoment } from '#server/cancellation/change-moment.ts'
import { checkMayCancel } from '#server/cancellation/free-window.ts'
import { giveUpOrder } from '#server/cancellation/give-up-order.ts'
import { checkAudience } from '#server/guards/audience.ts'
import { checkMayBuy } from '#server/guards/may-buy.ts'
import { checkSupplier } from '#server/guards/own-account.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'
import { orderFeed } from '#server/live/order-feed.ts'
import { creditNotesOf } from '#server/invoices/credit-notes.ts'
import { HttpError } from '#server/log/http-error.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import { readOneOrder, readOrderPage, type Shelf } from '#server/orders/order-pages.ts'
import { findLastOrder, foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { findManagedOrder, findReadableOrder } from '#server/orders/readable-orders.ts'
import { creditNotesOnWire, pastOrderOnWire, wireDate } from '#server/orders/past-order-on-wire.ts'
import { repeatableOf } from '#server/orders/repeatable-of.ts'
import { photoOnWire } from '#server/photos/photo-on-wire.ts'
import { deliveryPhotosOf } from '#server/photos/proof-photos.ts'
import { reasonIn } from '#server/staff/set-delivery-date.ts'
import { trackingPath } from '#server/tracking/tracking-link.ts'
import { lastAttempts, withWaybill } from '#server/waybill/waybill-events.ts'
import type { World } from '#server/world.ts'

export const orderCalls = {
  /** The caller's orders of the last 24 months, or of those before, newest first; or one of them. */
  myOrders: async ({ caller, query: { avant, commande, de } }, { db, invoiceKeys, now }) => {
    const at = now()
    const edge = avant === undefined ? null : edgeIn(avant)
    const { orders, older } =
      commande === undefined
        ? await readOrderPage(db, shelfOf(caller, de), { edge, now: at })
        : await readOneOrder(db, caller, commande)
    const [credits, waybills, tried] = await Promise.all([
      creditNotesOf(db, orders),
      withWaybill(db, orders),
      lastAttempts(db, orders),
    ])
    return {
      success: true,
      data: orders.map((order) => ({
        ...pastOrderOnWire(order),
        ...creditNotesOnWire(credits.get(order.id)),
        en_preparation_le: wireDate(order.prepared_at),
        partie_le: wireDate(order.left_at),
        motif_date: reasonIn(order.dated_note),
        bordereau_nom: order.slip_name,
        ...(order.orderer !== null && { commande_par: order.orderer }),
        ...(tried.has(order.id) && { tentative: tried.get(order.id) }),
        ...(waybills.has(order.id) && { lettre_de_voiture: true }),
        ...(isReadOnly(order, caller) && { lecture_seule: true }),
        suivi: trackingPath(order, at),
        facture_token: order.invoice_file === null ? null : invoiceKeys.make(order.id, at),
      })),
      plus_anciennes: older,
    }
  },

  /** The last address delivered to, null before the first order. */
  lastOrder: async ({ params, caller }, { db }) => {
    checkSupplier(params.supplierId, caller)
    const order = await findLastOrder(db, caller.id)
    return { success: true, adresseLivraison: order?.delivery_address ?? null }
  },

  /**
   * The last delivery asked for, as the panel of the order form shows it, with all that ordering it again needs
   * (decision 039); `data` is null before the first order.
   */
  lastDelivery: async ({ params, caller }, { db }) => {
    checkSupplier(params.id, caller)
    const order = await findLastOrder(db, caller.id)
    if (order === null) return { success: true, data: null }
    return {
      success: true,
      data: {
        ...repeatableOnWire(repeatableOf(order)),
        DateCommande: wireFromInstant(new Date(order.ordered_at)),
        livraisonHT: order.total_ht === null ? null : eurosFromCents(order.total_ht),
        ...(order.total_ht === null && { prix_a_confirmer: true }),
      },
    }
  },

  /** Cancels one's own order: in time (section 9), or unpaid at any hour (decision 120). Twice is once. */
  cancelOrder: async ({ params, caller }, world) => {
    checkMayBuy(caller)
    const order = foundOrder(await findManagedOrder(world.db, caller, params.id))
    return { success: true, data: pastOrderOnWire(await cancelled(order, caller.id, world)) }
  },

  /** Moves an order of one's own to another moment of the same price, in time (section 9). */
  changeMoment: async ({ params, body, caller }, world) => {
    checkMayBuy(caller)
    const order = foundOrder(await findManagedOrder(world.db, caller, params.id))
    const moved = await changeMoment(order, body, caller.id, world)
    const tried = (await lastAttempts(world.db, [moved])).get(moved.id)
    return { success: true, data: { ...pastOrderOnWire(moved), ...(tried !== undefined && { tentative: tried }) } }
  },

  /** The photos that prove the delivery of one's own order; none before it is delivered (section 2). */
  podImages: async ({ params, caller }, world) => {
    const order = foundOrder(await findReadableOrder(world.db, caller, params.id))
    const photos = order.status === orderStatus.delivered ? await deliveryPhotosOf(world.db, order.id) : []
    return { success: true, data: photos.map((photo) => photoOnWire(photo, world)) }
  },

  /** The caller's orders as they change, every order to staff, for as long as the session lives (decision 082). */
  orderEvents: ({ caller, header }, world) =>
    orderFeed(caller, () => stillLives(checkAudience({ audience: 'supplier' }, header('authorization'), world)), world),
} satisfies Partial<Handlers>

/** A colleague's order an owner of the organisation manages; an accountant manages none (decision 145). */
function isReadOnly({ supplier_id }: OrderRow, { id, organisation }: Caller): boolean {
  return organisation?.role === 'accountant' || (supplier_id !== id && organisation?.role !== 'owner')
}

/** All of the organisation's where they are asked for; without one, one's own. */
function shelfOf({ id, organisation }: Caller, of: 'entreprise' | undefined): Shelf {
  return of === 'entreprise' && organisation !== null ? { organisationId: organisation.id } : { supplierId: id }
}

async function cancelled(order: OrderRow, byId: number, world: World): Promise<OrderRow> {
  if (order.status === orderStatus.cancelled) return order
  const isInTime = isCancellable({ status: order.status, slot: slotsOf(order).holds }, world.now())
  if (!isInTime && isUnpaidAndWaiting(waitingOf(order))) return await giveUpOrder(order, byId, world)
  return await cancelOrder(order, { id: byId, side: 'supplier' }, checkMayCancel, world)
}

async function stillLives(check: Promise<unknown>): Promise<boolean> {
  try {
    await check
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}
