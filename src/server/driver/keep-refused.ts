import { actWords } from '#rules/run/act-words.ts'
import type { DriverAct } from '#rules/run/driver-acts.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { findAnyOrder } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'
import { corrected } from './corrected.ts'
import type { ToldAct } from './record-act.ts'

/**
 * What was refused stays in the order's journal with what was told, once: the team may have to look after goods that are
 * somewhere.
 */
export async function keepRefused(
  told: ToldAct,
  by: number,
  sentence: string,
  received: Date,
  { db }: Pick<World, 'db'>,
): Promise<void> {
  const order = await findAnyOrder(db, told.orderId)
  if (order === null) return
  const note = `${actWords(told.act)}${proofWords(told.act, told.photos.length)} : ${sentence}`
  const known = db
    .selectFrom('order_changes')
    .select('id')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'refused')
  const isKnown = await known.where('by_id', '=', by).where('note', '=', note).executeTakeFirst()
  if (isKnown !== undefined) return
  const change = unmoved(order, { kind: 'refused', by, at: received.getTime(), note })
  const doneAt = corrected(told.doneAt, told.sentAt, received)
  await insertOrderChange(db, { ...change, done_at: Math.min(doneAt, received.getTime()) })
}

/** What proves it: ', signé, 2 photos'. The photos are the order's, though it has no such event. */
function proofWords(act: DriverAct, photos: number): string {
  const isSigned = act.kind !== 'attempt' && act.signature.length > 0
  return `${isSigned ? ', signé' : ''}${photos === 0 ? '' : `, ${photos} photo${photos > 1 ? 's' : ''}`}`
}
