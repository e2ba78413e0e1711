import { whenDone, type OrderChange } from './order-changes.ts'

/** When a recipient said that he will not be there; null: he did not, or it comes at another moment since. */
export function toldAbsence(changes: readonly OrderChange[]): Date | null {
  const last = changes.findLast(({ kind }) => kind === 'absent' || anew.has(kind))
  return last?.kind === 'absent' ? new Date(whenDone(last)) : null
}

const anew: ReadonlySet<OrderChange['kind']> = new Set(['moment', 'date', 'attempt'])
