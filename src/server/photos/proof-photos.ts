import type { Generated, Insertable, Selectable } from 'kysely'
import type { Database, Instant } from '#server/db/database.ts'

/** What a photo proves; a damage is its recipient's. Only those of the delivery are pod-images. */
export type PhotoKind = 'pickup' | 'delivery' | 'attempt' | 'damage'

/**
 * Photos that prove a delivery (section 3) or what was before it: what lies in the file store under `path`. `key`: the
 * name that the phone gave it; `by_id`: who sent it, null at the command line and for the recipient; `digest`: the
 * SHA-256 of the file, for those that a waybill names.
 */
export interface ProofPhotosTable {
  id: Generated<number>
  order_id: number
  key: string
  path: string
  description: string
  bytes: number
  kind: Generated<PhotoKind>
  digest: Generated<string | null>
  by_id: number | null
  uploaded_at: Instant
}

export type ProofPhoto = Selectable<ProofPhotosTable>

export async function insertPhoto(db: Database, row: Insertable<ProofPhotosTable>): Promise<ProofPhoto> {
  return await db.insertInto('proof_photos').values(row).returningAll().executeTakeFirstOrThrow()
}

/** The photo of that number, of any order. */
export async function findPhoto(db: Database, id: number): Promise<ProofPhoto | null> {
  return (await db.selectFrom('proof_photos').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** All photos of an order, whatever they prove, the first one first. */
export async function photosOf(db: Database, orderId: number): Promise<ProofPhoto[]> {
  return await db.selectFrom('proof_photos').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}

/** Those of its delivery. */
export async function deliveryPhotosOf(db: Database, orderId: number): Promise<ProofPhoto[]> {
  return (await photosOf(db, orderId)).filter(({ kind }) => kind === 'delivery')
}

/** The photos of all that a supplier ordered, the first one first. */
export async function photosOfSupplier(db: Database, supplierId: number): Promise<ProofPhoto[]> {
  return await db
    .selectFrom('proof_photos')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('proof_photos')
    .where('supplier_id', '=', supplierId)
    .orderBy('proof_photos.id')
    .execute()
}

/** How many photos prove the delivery of these orders; an order without one is not in it. */
export async function countPhotosOf(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('proof_photos')
    .select(({ fn }) => ['order_id', fn.countAll<number>().as('count')])
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'delivery')
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id: id, count }) => [id, count]))
}

/** Drops a photo of an order; null when it has none of that number. */
export async function dropPhoto(db: Database, orderId: number, id: number): Promise<ProofPhoto | null> {
  return (
    (await db
      .deleteFrom('proof_photos')
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .returningAll()
      .executeTakeFirst()) ?? null
  )
}
