import { mostDamagePhotos } from '#contract/order/recipient-acts.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { keepPhotoOnce } from '#server/photos/keep-photo-once.ts'
import { photosOf, type ProofPhoto } from '#server/photos/proof-photos.ts'
import { checkRoomForUpload } from '#server/storage/disk-room.ts'
import type { World } from '#server/world.ts'
import { checkPossible } from './awaited-order.ts'

/**
 * Keeps a photo of a damage that its recipient is about to tell, once the name it has: 409 where there are four. The
 * journal has it with the damage: a photo is nothing that happened to the order meanwhile.
 */
export async function keepDamagePhoto(
  seen: OrderRow,
  { key, bytes }: { readonly key: string; readonly bytes: Uint8Array },
  world: World,
): Promise<void> {
  const { db, now } = world
  await checkPossible(db, seen, 'damage', now())
  const twinIn = (at: Database) => twinOf(at, seen.id, key)
  if ((await twinIn(db)) !== null) return
  await checkRoomForUpload(world)
  await keepPhotoOnce(
    seen,
    {
      bytes,
      key,
      description: 'Dommage, par le destinataire',
      kind: 'damage',
      by_id: null,
      who: `recipient ${seen.id}`,
    },
    twinIn,
    world,
  )
}

async function twinOf(db: Database, orderId: number, key: string): Promise<ProofPhoto | null> {
  const photos = (await photosOf(db, orderId)).filter(({ kind }) => kind === 'damage')
  const twin = photos.find((photo) => photo.key === key)
  if (twin === undefined && photos.length >= mostDamagePhotos)
    throw new HttpError(409, `${mostDamagePhotos} photos au plus.`)
  return twin ?? null
}
