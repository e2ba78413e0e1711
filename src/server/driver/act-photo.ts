import { createHash } from 'node:crypto'
import type { ActKind } from '#rules/run/driver-acts.ts'
import { HttpError } from '#server/log/http-error.ts'
import { findAnyOrder, foundOrder } from '#server/orders/orders.ts'
import { keepPhotoOnce, type PhotoWorld } from '#server/photos/keep-photo-once.ts'
import { photosOf, type PhotoKind } from '#server/photos/proof-photos.ts'
import { wasHis } from './not-on-his-run.ts'

/** A photo of an act that is told after it. `key`: the phone's own name for it. */
export interface SentActPhoto {
  readonly bytes: Uint8Array
  readonly key: string
  readonly orderId: number
  readonly kind: ActKind
}

/**
 * Keeps a photo of an act, once, with the SHA-256 that its waybill will name. 404 for an order that is on no run of this
 * driver and never was; 409 once the order has as many as nobody takes.
 */
export async function keepActPhoto(
  { bytes, key, orderId, kind }: SentActPhoto,
  driverId: number,
  world: PhotoWorld,
): Promise<void> {
  const { db } = world
  await keepPhotoOnce(
    foundOrder((await wasHis(db, orderId, driverId)) ? await findAnyOrder(db, orderId) : null),
    {
      bytes,
      key,
      description: descriptions[kind],
      kind: kinds[kind],
      by_id: driverId,
      who: String(driverId),
      digestOf: (kept) => createHash('sha256').update(kept).digest('hex'),
    },
    async (at) => {
      const photos = await photosOf(at, orderId)
      const twin = photos.find((photo) => photo.key === key)
      if (twin === undefined && photos.length >= mostOfOrder)
        throw new HttpError(409, 'Cette commande a trop de photos.')
      return twin ?? null
    },
    world,
  )
}

const kinds = {
  pickup: 'pickup',
  delivery: 'delivery',
  neighbour: 'delivery',
  attempt: 'attempt',
} as const satisfies Record<ActKind, PhotoKind>
const descriptions = {
  pickup: 'Prise en charge',
  delivery: '',
  neighbour: 'Remis à un voisin',
  attempt: 'Livraison manquée',
} as const satisfies Record<ActKind, string>

/** Three attempts, a pickup each time, a delivery, and some that were taken anew. */
const mostOfOrder = 60
