import { useSyncExternalStore } from 'react'

/** Whether there is room for a table, and for an order beside it (lg of section 9). */
export function useIsDesk(): boolean {
  return useSyncExternalStore(watch, isDesk, () => false)
}

const query = '(width >= 992px)'

function isDesk(): boolean {
  return matchMedia(query).matches
}

function watch(onChange: () => void): () => void {
  const wide = matchMedia(query)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
