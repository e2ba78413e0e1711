import * as v from 'valibot'
import { useHistoryState } from 'wouter/use-browser-location'

/** What goes with a way to the list from an order that is not in it: its number. */
export interface MissingOrder {
  readonly missingOrder: number
}

const missing = v.object({ missingOrder: v.number() })

/** The number of the order whose address led to the list, or null. */
export function useMissingOrder(): number | null {
  const state: unknown = useHistoryState()
  return v.is(missing, state) ? state.missingOrder : null
}
