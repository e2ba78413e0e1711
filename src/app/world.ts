import { createContext, use } from 'react'
import type { DeviceWorld } from './world/device-world.ts'
import type { NetWorld } from './world/net-world.ts'
import type { SessionWorld } from './world/session-world.ts'

/** Everything the page can do to the outside, as values in three groups; a test is another world. */
export interface World extends DeviceWorld, SessionWorld, NetWorld {}

export const WorldContext = createContext<World | null>(null)

/** The world of this page. */
export function useWorld(): World {
  const world = use(WorldContext)
  if (world === null) throw new Error('useWorld needs a WorldContext above it')
  return world
}
