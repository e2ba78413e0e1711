import { createContext, use } from 'react'
import type { DriverStore, DriverWorld } from './driver-store.ts'

/** What the screens of the room share. */
export interface DriverRoomContext {
  readonly world: DriverWorld
  readonly store: DriverStore
}

export const DriverContext = createContext<DriverRoomContext | null>(null)

export function useDriver(): DriverRoomContext {
  const context = use(DriverContext)
  if (context === null) throw new Error('useDriver needs a DriverContext above it')
  return context
}
