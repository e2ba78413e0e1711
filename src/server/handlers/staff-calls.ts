import { isDeepStrictEqual } from 'node:util'
import { priceOnWire } from '#contract/order/price.ts'
import { instantFromWire } from '#contract/wire/wire.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { isCoveredOrder } from '#server/orders/is-covered.ts'
import { orderMoves } from '#rules/order/order-moves.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { statusLabel } from '#rules/order/status-badge.ts'
import { centsFromEuros } from '#rules/price/money.ts'
import { cancelOrder } from '#server/cancellation/cancel-order.ts'
import type { Handlers } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { findAnyOrder, foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { photoOnWire } from '#server/photos/photo-on-wire.ts'
import { photosOf } from '#server/photos/proof-photos.ts'
import { slipOf } from '#server/slips/slips.ts'
import { changedMeanwhile, standing } from '#server/orders/changed-meanwhile.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { blockSupplier } from '#server/staff/block-supplier.ts'
import { correctOrder } from '#server/staff/correct-order.ts'
import { journalOnWire } from '#server/staff/journal-on-wire.ts'
import { keepPhoto } from '#server/staff/keep-photo.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { priceOrder } from '#server/staff/price-order.ts'
import { proposePriceOf } from '#server/staff/propose-price.ts'
import { setDeliveryDate } from '#server/staff/set-delivery-date.ts'
import { staffCounts, staffList } from '#server/staff/staff-list.ts'
import { oneStaffOrder, staffOrdersOnWire } from '#server/staff/staff-order.ts'
import { takeBackPhoto } from '#server/staff/take-back-photo.ts'
import { undoStep } from '#server/staff/undo-step.ts'

export const staffCalls = {
  /** One list of the team's, and how many orders stand on each. */
  staffOrders: async ({ query: { liste, q } }, world) => {
    const { db, now } = world
    const [orders, counts] = await Promise.all([staffList(db, { list: liste, text: q }, now()), staffCounts(db, now())])
    const comptes = liste === 'recherche' ? { ...counts, recherche: orders.length } : counts
    return { success: true, data: await staffOrdersOnWire(orders, world), comptes }
  },

  /** One order with its photos and its journal. */
  staffOrder: async ({ params: { id } }, world) => {
    const order = foundOrder(await findAnyOrder(world.db, id))
    const [one, photos, journal] = await Promise.all([
      oneStaffOrder(order, world),
      photosOf(world.db, id),
      journalOnWire(world.db, id),
    ])
    return { ...one, photos: photos.map((photo) => photoOnWire(photo, world)), journal }
  },

  /** Takes an order a step further (R50). */
  moveOrder: async ({ params, body, caller }, world) => {
    const step = { from: body.de, to: body.vers, onPurpose: body.expres, reason: body.motif }
    return await oneStaffOrder(await moveOrder(params.id, step, caller.id, world), world)
  },

  /** Takes the last step of an order back (R50). */
  undoStep: async ({ params, caller }, world) =>
    await oneStaffOrder(await undoStep(params.id, caller.id, world), world),

  /** Says when an order is to be delivered. */
  setDeliveryDate: async ({ params, body, caller }, world) => {
    const asked = { date: instantFromWire(body.DateLivraison), halfDay: body.flexHalfDay, reason: body.motif }
    return await oneStaffOrder(await setDeliveryDate(params.id, asked, caller.id, world), world)
  },

  /** The same of several: what one is refused for holds back no other. */
  setDeliveryDates: async ({ body, caller }, world) => {
    const asked = { date: instantFromWire(body.DateLivraison), halfDay: body.flexHalfDay, reason: body.motif }
    const [datees, refusees]: [number[], { commande: number; message: string }[]] = [[], []]
    for (const id of new Set(body.commandes)) {
      try {
        await setDeliveryDate(id, asked, caller.id, world)
        datees.push(id)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        refusees.push({ commande: id, message: error.message })
      }
    }
    return { success: true, datees, refusees }
  },

  /** What the tariff would ask for an order, to start its price from. */
  proposePrice: async ({ params: { id } }, world) => {
    const order = foundOrder(await findAnyOrder(world.db, id))
    const { price, travel, lacks } = await proposePriceOf(order, world)
    return {
      success: true,
      data: price && priceOnWire(price),
      duration_in_minutes: travel?.minutes ?? null,
      estimated: travel?.estimated ?? false,
      minutesIncluses: world.tariff.freeMinutes,
      manque: lacks,
      kilos: order.detected_kg,
    }
  },

  /** Gives an order that was asked for by mail its price (R50). */
  priceRequest: async ({ params, body, caller }, world) => {
    const asked = {
      totalHT: centsFromEuros(body.totalHT),
      message: body.message,
      isAsSeen: (moment: Moment) => isDeepStrictEqual(moment, body.vu),
    }
    return await oneStaffOrder(await priceOrder(params.id, asked, caller.id, world), world)
  },

  /** Cancels an order before it is on its way, whatever the hour (R50), from where it was seen. */
  cancelByStaff: async ({ params, body, caller }, world) => {
    const order = foundOrder(await findAnyOrder(world.db, params.id))
    if (order.status !== body.de) throw changedMeanwhile(order)
    return await oneStaffOrder(await cancelOrder(order, { id: caller.id, side: 'staff' }, checkMove, world), world)
  },

  /** Keeps a photo that proves a delivery; the same one again, sent by a phone that got no answer, is kept once. */
  addProofPhoto: async ({ params, body: { photo, cle: key, description }, caller }, world) => {
    const bytes = new Uint8Array(await photo.arrayBuffer())
    const kept = await keepPhoto(params.id, { bytes, key, description }, caller.id, world)
    return { success: true, data: photoOnWire(kept, world) }
  },

  removeProofPhoto: async ({ params, caller }, world) => {
    await takeBackPhoto(params.id, params.photo, caller.id, world)
    return { success: true }
  },

  /** Corrects an order before it leaves. */
  correctOrder: async ({ params, body, caller }, world) => {
    const { retrait: pickup, livraison: delivery, poids: band, accord: agreed } = body
    const recipient = {
      recipient_company: body.raisonSocialClient,
      recipient_last_name: body.nomClient,
      recipient_first_name: body.prenomClient,
      recipient_phone: body.telephone,
    }
    const correction = { pickup, delivery, band, recipient, agreed }
    return await oneStaffOrder(await correctOrder(params.id, correction, caller.id, world), world)
  },

  noteOrder: async ({ params, body: { note }, caller }, world) => {
    const order = foundOrder(await findAnyOrder(world.db, params.id))
    await insertOrderChange(world.db, unmoved(order, { kind: 'note', by: caller.id, at: world.now().getTime(), note }))
    return await oneStaffOrder(order, world)
  },

  blockSupplier: async ({ params, body: { motif }, caller }, world) =>
    await oneStaffOrder(await blockSupplier(params.id, motif ?? '', caller.id, world), world),

  /** The slip of any order. */
  downloadStaffSlip: async ({ params }, world) => await slipOf(await findAnyOrder(world.db, params.id), world),
} satisfies Partial<Handlers>

function checkMove(order: OrderRow): void {
  const isLegal = orderMoves({ status: order.status, isPaid: isCoveredOrder(order) }).some(
    ({ to }) => to === orderStatus.cancelled,
  )
  if (!isLegal)
    throw new HttpError(
      409,
      `Une commande « ${statusLabel(order.status)} » ne peut plus être annulée.`,
      standing(order),
    )
}
