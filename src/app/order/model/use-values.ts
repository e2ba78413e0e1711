import { useCallback, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio'
import { useOrder } from './order-context.ts'
import type { OrderValues } from './order-values.ts'

/**
 * What a component reads of the values, drawn again when that changes. `read` returns a plain value or a part of the
 * values, never a new object: `useValues(({ poids }) => poids)`.
 */
export function useValues<T>(read: (values: Readonly<OrderValues>) => T): T {
  const { values } = useOrder().state
  // In step with the keys: the caret of a field that is changed in its middle stays there.
  const follow = useCallback((tell: () => void) => subscribe(values, tell, true), [values])
  const get = () => read(snapshot(values))
  return useSyncExternalStore(follow, get, get)
}
