import type { Handlers } from '#server/http/handler.ts'
import { refuseTexts, takeTextsAgain } from '#server/letters/text-refusals.ts'
import { HttpError } from '#server/log/http-error.ts'
import { foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { findManagedOrder } from '#server/orders/readable-orders.ts'
import { linkIsOver, reread } from '#server/recipient/awaited-order.ts'
import { deliveryOnWire, isTexted } from '#server/recipient/delivery-on-wire.ts'
import { keepDamagePhoto } from '#server/recipient/keep-damage-photo.ts'
import { damagePaperName, findDamagePaper } from '#server/recipient/report-damage.ts'
import { shareTracking } from '#server/recipient/share-tracking.ts'
import { tellAboutDelivery } from '#server/recipient/tell-about-delivery.ts'
import { findTracked } from '#server/tracking/tracking-link.ts'
import type { World } from '#server/world.ts'

/** The page of whoever waits for an order (R53, decision 155). */
export const trackingCalls = {
  /** The delivery of a tracking link: what its recipient needs to know, without a name or any typed text. */
  trackDelivery: async ({ params }, world) => await deliveryOnWire(await trackedOrder(params.token, world), world),

  /** Refuses text messages to the number of a tracking link, or takes that back (decision 142). Twice is once. */
  refuseTexts: async ({ params, body }, world) => {
    const order = await trackedOrder(params.token, world)
    if (!isTexted(order, world)) throw new HttpError(409, 'Nous n’envoyons pas de SMS à ce numéro.')
    if (body.refuser) await refuseTexts(world, order.recipient_phone, world.now())
    else await takeTextsAgain(world, order.recipient_phone)
    return { success: true, data: { sms_refuses: body.refuser } }
  },

  /** Does what its recipient tells; who comes second is told how it stands. */
  tellAboutDelivery: async ({ params, body }, world) => {
    const order = await trackedOrder(params.token, world)
    try {
      await tellAboutDelivery(order, params.token, body, world)
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) throw await withStanding(error, order, world)
      throw error
    }
    return await deliveryOnWire(await reread(world.db, order), world)
  },

  /** Keeps a photo of a damage; the same one again is kept once. */
  addDamagePhoto: async ({ params, body: { photo, cle: key } }, world) => {
    const order = await trackedOrder(params.token, world)
    await keepDamagePhoto(order, { key, bytes: new Uint8Array(await photo.arrayBuffer()) }, world)
    return { success: true }
  },

  /** The letter of a damage, by the name that only the page that told it knows. */
  readDamageLetter: async ({ params }, world) => {
    const { id } = await trackedOrder(params.token, world)
    const path = await findDamagePaper(world.db, id, params.id)
    const bytes = path === null ? null : await world.files.read(path)
    if (bytes === null) throw linkIsOver()
    return { name: damagePaperName(id), type: 'application/pdf', bytes }
  },

  /** The link of an order, for who may change it, as whoever has the link may: made when it is asked for first. */
  shareTracking: async ({ params, caller }, world) => ({
    suivi: await shareTracking(foundOrder(await findManagedOrder(world.db, caller, params.id)), world),
  }),
} satisfies Partial<Handlers>

async function trackedOrder(token: string, { db, now }: World): Promise<OrderRow> {
  const order = await findTracked(db, token, now())
  if (order === null) throw linkIsOver()
  return order
}

/** A half-day that has filled up is told without a word about money: it is not the recipient's. */
async function withStanding(error: HttpError, order: OrderRow, world: World): Promise<HttpError> {
  const isFull = error.details.extra?.['libres'] !== undefined
  const { data } = await deliveryOnWire(await reread(world.db, order), world)
  return new HttpError(409, isFull ? 'Ce moment vient de se remplir : choisis-en un autre.' : error.message, {
    extra: { data },
  })
}
