import type { Database } from '#server/db/database.ts'
import { whenDone, type OrderChange } from './order-changes.ts'

/** When a recipient said that he will not be there; null: he did not, or it comes at another moment since. */
export function toldAbsence(changes: readonly OrderChange[]): Date | null {
  const last = changes.findLast(({ kind }) => kind === 'absent' || anew.includes(kind))
  return last?.kind === 'absent' ? new Date(whenDone(last)) : null
}

/** The same of many orders; of one where he said nothing there is none. */
export async function absencesOf(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  if (orderIds.length === 0) return new Map()
  const changes = await db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('kind', 'in', ['absent', ...anew])
    .orderBy('id')
    .execute()
  const told = [...Map.groupBy(changes, ({ order_id: id }) => id)].map(([id, own]) => [id, toldAbsence(own)] as const)
  return new Map(told.flatMap(([id, at]) => (at === null ? [] : [[id, at]])))
}

const anew: readonly OrderChange['kind'][] = ['moment', 'date', 'attempt']
