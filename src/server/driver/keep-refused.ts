import type { ActKind } from '#rules/run/driver-acts.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { findAnyOrder } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'
import { corrected } from './corrected.ts'
import type { ToldAct } from './record-act.ts'

/** What was refused stays in the order's journal, once: the team may have to look after goods that are somewhere. */
export async function keepRefused(
  told: ToldAct,
  by: number,
  sentence: string,
  received: Date,
  { db }: Pick<World, 'db'>,
): Promise<void> {
  const order = await findAnyOrder(db, told.orderId)
  if (order === null) return
  const note = `${actNames[told.act.kind]} : ${sentence}`
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

const actNames = {
  pickup: 'Pris en charge',
  delivery: 'Livré',
  neighbour: 'Remis à un voisin',
  attempt: 'Non livré',
} as const satisfies Record<ActKind, string>
