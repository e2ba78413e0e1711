import { removeFiles } from '#server/storage/remove-files.ts'
import { insertFilesToRemove } from '#server/storage/files-to-remove.ts'
import { HttpError } from '#server/log/http-error.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import type { World } from '#server/world.ts'
import { dropPhoto } from '#server/photos/proof-photos.ts'
import { holdOrder } from '#server/orders/hold-order.ts'

/**
 * Takes a photo of an order back: its row at once, its file after the commit or with the next sweep. 404 when the order
 * has none of that number.
 */
export async function takeBackPhoto(
  orderId: number,
  photoId: number,
  staffId: number | null,
  world: Pick<World, 'db' | 'files' | 'log' | 'now'>,
): Promise<void> {
  await world.db.transaction().execute(async (transaction) => {
    const order = await holdOrder(transaction, orderId)
    const photo = order && (await dropPhoto(transaction, orderId, photoId))
    if (order === null || photo === null) throw new HttpError(404, 'Photo introuvable.')
    await insertFilesToRemove(transaction, [photo.path])
    await insertOrderChange(transaction, unmoved(order, { kind: 'photo', by: staffId, at: world.now().getTime() }))
  })
  await removeFiles(world)
}
