import { useEffect, useState } from 'react'
import { useWorld } from '#app/world.ts'
import { useBackOnline } from '#state/connection/use-back-online.ts'
import { createHistorySession, type HistorySession } from './history-session.ts'
import { keptFilter } from './kept-filter.ts'

/** The history of this user, asked for anew when one of its orders changes, the page is seen or the network is back (decision 082). */
export function useHistorySession(): HistorySession {
  const world = useWorld()
  const [session] = useState(() => createHistorySession(world.orders, keptFilter(world)))
  useBackOnline(() => void session.renew())
  useEffect(() => world.liveOrders.follow(() => void session.renew()), [world, session])
  return session
}
