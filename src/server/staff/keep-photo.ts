import { orderStatus } from '#rules/order/order-status.ts'
import { statusLabel } from '#rules/order/status-badge.ts'
import { mostProofPhotos } from '#contract/staff/staff-photos.ts'
import type { Database } from '#server/db/database.ts'
import { findAnyOrder, foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'
import { writeNotices } from '#server/push/push-notices.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { keepPhotoOnce, type PhotoWorld } from '#server/photos/keep-photo-once.ts'
import { deliveryPhotosOf, type ProofPhoto } from '#server/photos/proof-photos.ts'

/** A photo as it was sent. `key`: the phone's own name for it. */
export interface SentPhoto {
  readonly bytes: Uint8Array
  readonly key: string
  readonly description: string
}

/**
 * Keeps a photo that proves the delivery of an order, once: the same one again is the one that is there.
 * 404 without such an order, 409 for one that is not under way or has all its photos.
 */
export async function keepPhoto(
  orderId: number,
  { bytes, key, description }: SentPhoto,
  staffId: number | null,
  world: PhotoWorld,
): Promise<ProofPhoto> {
  const { db } = world
  return await keepPhotoOnce(
    foundOrder(await findAnyOrder(db, orderId)),
    { bytes, key, description, by_id: staffId, who: String(staffId) },
    (at, order) => twinOf(at, order, key),
    world,
    async (transaction, order, at) => {
      await insertOrderChange(transaction, unmoved(order, { kind: 'photo', by: staffId, at }))
      // One that comes with the delivery is told with it; of several that come after it, once.
      if (order.status === orderStatus.delivered)
        await writeNotices(transaction, order, 'photo', new Date(at + otherPhotosMs))
    },
  )
}

/** The photo that has this name already, null where it is to be added; refuses what cannot be added. */
async function twinOf(db: Database, { id, status }: OrderRow, key: string): Promise<ProofPhoto | null> {
  const photos = await deliveryPhotosOf(db, id)
  const twin = photos.find((photo) => photo.key === key)
  if (twin) return twin
  if (!withPhotos.includes(status))
    throw new HttpError(409, `Une commande « ${statusLabel(status)} » ne prend pas de photo de livraison.`)
  if (photos.length >= mostProofPhotos)
    throw new HttpError(409, `Une commande a ${mostProofPhotos} photos au plus. Retires-en une d’abord.`)
  return null
}

const otherPhotosMs = 60_000
const withPhotos: readonly number[] = [orderStatus.preparing, orderStatus.delivering, orderStatus.delivered]
