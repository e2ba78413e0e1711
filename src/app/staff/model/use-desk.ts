import { createContext, use } from 'react'
import type { StaffWorld } from '../staff-world.ts'
import type { Desk } from './desk.ts'

/** What the screens of the room share. */
export interface StaffRoomContext {
  readonly world: StaffWorld
  readonly desk: Desk
}

export const DeskContext = createContext<StaffRoomContext | null>(null)

export function useDesk(): StaffRoomContext {
  const context = use(DeskContext)
  if (context === null) throw new Error('useDesk needs a DeskContext above it')
  return context
}
