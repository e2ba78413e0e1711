import type { OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'
import { findSlip } from './slips.ts'

/** The slip of an order: the bytes that were sent, as the type that they were found to be. 404 without an order or a slip. */
export async function slipOf(order: OrderRow | null, { db, files }: Pick<World, 'db' | 'files'>) {
  const slip = order?.slip_path ? await findSlip(db, order.slip_path, order.supplier_id) : null
  if (slip === null) throw new HttpError(404, 'Bordereau introuvable.')
  const bytes = await files.read(slip.path)
  if (bytes === null) throw new Error(`no file ${slip.path}`)
  return { name: slip.original_name, type: slip.content_type, bytes }
}
