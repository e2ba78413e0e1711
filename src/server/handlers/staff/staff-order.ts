import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { photoOnWire } from '#server/photos/photo-on-wire.ts'
import { photosOf } from '#server/photos/proof-photos.ts'
import { journalOnWire } from '#server/staff/journal-on-wire.ts'
import { findAnyOrder } from '#server/orders/orders.ts'
import { oneStaffOrder } from '#server/staff/staff-order.ts'

/** One order with its photos and its journal. */
export const staffOrder: Handler<Api['staffOrder']> = async ({ params: { id } }, world) => {
  const order = await findAnyOrder(world.db, id)
  if (order === null) throw new HttpError(404, 'Commande introuvable.')
  const [one, photos, journal] = await Promise.all([
    oneStaffOrder(order, world),
    photosOf(world.db, id),
    journalOnWire(world.db, id),
  ])
  return { ...one, photos: photos.map((photo) => photoOnWire(photo, world)), journal }
}
