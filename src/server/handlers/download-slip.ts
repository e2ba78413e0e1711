import type { Api } from '#contract/api.ts'
import { findOrder } from '#server/db/orders.ts'
import { findSlip } from '#server/db/slips.ts'
import type { Handler } from '#server/handler.ts'
import { HttpError } from '#server/http-error.ts'

/** The slip of an order, to its owner alone: the bytes that he sent, as the type that they were found to be. */
export const downloadSlip: Handler<Api['downloadSlip']> = async ({ params, caller }, { db, files }) => {
  const order = await findOrder(db, caller.id, params.id)
  const slip = order?.slip_path ? await findSlip(db, order.slip_path, caller.id) : null
  if (slip === null) throw new HttpError(404, 'Bordereau introuvable.')
  const bytes = await files.read(slip.path)
  if (bytes === null) throw new Error(`no file ${slip.path}`)
  return { name: slip.original_name, type: slip.content_type, bytes }
}
