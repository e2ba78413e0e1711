import { useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

/** What the navigation state held when the screen opened: leaving it does not make the screen read the next one's. */
export function useHandover<T>(read: (state: unknown) => T): T {
  const state: unknown = useHistoryState()
  const [handedOver] = useState(() => read(state))
  return handedOver
}
