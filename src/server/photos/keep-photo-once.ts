import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import { foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { keepFile } from '#server/storage/keep-file.ts'
import type { World } from '#server/world.ts'
import { photoBytes } from './photo-bytes.ts'
import { insertPhoto, type ProofPhoto, type ProofPhotosTable } from './proof-photos.ts'

/** What keeping a photo takes. */
export type PhotoWorld = Pick<World, 'db' | 'files' | 'newId' | 'now'>

/** A photo as it was sent. `key`: the phone's own name for it; `who`: whose pictures are unfolded one after another. */
interface SentPhoto extends Pick<Insertable<ProofPhotosTable>, 'by_id' | 'description' | 'key' | 'kind'> {
  readonly bytes: Uint8Array
  readonly who: string
  digestOf?(bytes: Uint8Array): string
}

/**
 * Keeps a photo of an order, redrawn, once: the same one again is the one that is there. `twinIn` finds that one, or
 * refuses what cannot be added; it is asked before and, the order held, once more. `tell` writes what is told with it.
 */
export async function keepPhotoOnce(
  order: OrderRow,
  { bytes: sent, who, digestOf, ...photo }: SentPhoto,
  twinIn: (db: Database, order: OrderRow) => Promise<ProofPhoto | null>,
  { db, files, newId, now }: PhotoWorld,
  tell: (transaction: Database, order: OrderRow, at: number) => Promise<void> = async () => {},
): Promise<ProofPhoto> {
  const known = await twinIn(db, order)
  if (known !== null) return known
  const bytes = await photoBytes(sent, who)
  const path = `photos/${newId()}.jpg`
  const kept = await keepFile({ path, bytes }, { db, files }, async (transaction) => {
    const held = foundOrder(await holdOrder(transaction, order.id))
    const twin = await twinIn(transaction, held)
    if (twin !== null) return twin
    const at = now().getTime()
    await tell(transaction, held, at)
    const row = { ...photo, order_id: order.id, path, bytes: bytes.byteLength, uploaded_at: at }
    return await insertPhoto(transaction, digestOf ? { ...row, digest: digestOf(bytes) } : row)
  })
  if (kept.path !== path) await files.remove(path)
  return kept
}
