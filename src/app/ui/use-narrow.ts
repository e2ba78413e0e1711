import { useSyncExternalStore } from 'react'

/** Whether the screen is a phone's (under sm of section 9). */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, isNarrow, () => false)
}

const query = '(width < 576px)'

function isNarrow(): boolean {
  return matchMedia(query).matches
}

function watch(onChange: () => void): () => void {
  const narrow = matchMedia(query)
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}
