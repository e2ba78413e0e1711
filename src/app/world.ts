import { createContext, use } from 'react'
import type { Caller } from '#adapters/api/caller.ts'
import type { Arrivals } from '#adapters/arrivals.ts'
import type { Beacon } from '#adapters/beacon.ts'
import type { Drafts } from '#adapters/drafts.ts'
import type { WatchLeaving } from '#adapters/leaving.ts'
import type { CardProcessor } from '#adapters/payments/card-processor.ts'
import type { Places } from '#adapters/places/places.ts'
import type { Connection } from '#state/connection.ts'
import type { Orders } from '#state/orders.ts'
import type { Session } from '#state/session.ts'
import type { Sleep } from '#state/sleep.ts'
import type { Theme } from '#state/theme.ts'
import type { Toasts } from '#state/toasts.ts'

/** Everything the page can do to the outside, as values; a test is another world. */
export interface World {
  readonly call: Caller
  readonly places: Places
  readonly cards: CardProcessor
  readonly drafts: Drafts
  readonly session: Session
  readonly orders: Orders
  readonly theme: Theme
  readonly toasts: Toasts
  readonly connection: Connection
  readonly arrivals: Arrivals
  readonly beacon: Beacon
  readonly watchLeaving: WatchLeaving
  /** What this page session has reported, or need not report any more. */
  readonly reported: Set<string>
  now(): Date
  newId(): string
  readonly sleep: Sleep
  /** Loads the whole page anew at this address; false when nobody answers, and the page stays. */
  renew(): Promise<boolean>
}

export const WorldContext = createContext<World | null>(null)

/** The world of this page. */
export function useWorld(): World {
  const world = use(WorldContext)
  if (world === null) throw new Error('useWorld needs a WorldContext above it')
  return world
}
