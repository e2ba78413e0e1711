import { createContext, use } from 'react'
import type { StaffWorld } from '../staff-world.ts'
import type { OrdersStore } from './orders-store.ts'

/** What the screens of the room share. */
export interface StaffRoomContext {
  readonly world: StaffWorld
  readonly store: OrdersStore
}

export const RoomContext = createContext<StaffRoomContext | null>(null)

export function useStaffRoom(): StaffRoomContext {
  const context = use(RoomContext)
  if (context === null) throw new Error('useStaffRoom needs a RoomContext above it')
  return context
}
