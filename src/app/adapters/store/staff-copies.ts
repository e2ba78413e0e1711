import { readKeptStaffOrders, type KeptStaffOrders } from '#contract/staff/kept-staff-orders.ts'
import type { StaffList } from '#contract/staff/staff-orders.ts'
import { createDraftStore, erasedUsers, staffListKey } from './draft-store.ts'

/**
 * A copy of the team's lists by member, for when there is no network, and the newest message he has seen here; they go
 * with the session (decision 076). Calls reject where a browser keeps nothing.
 */
export interface StaffCopies {
  /** Null when there is none, or none that this version of the app reads. */
  read(userId: number, list: StaffList): Promise<KeptStaffOrders | null>
  /** In the place of the one that lay there; not after its member signed out. */
  write(userId: number, list: StaffList, copy: KeptStaffOrders): Promise<void>
  /** Null before any was shown. */
  seenMessage(userId: number): Promise<number | null>
  sawMessage(userId: number, id: number): Promise<void>
}

export function createStaffCopies(): StaffCopies {
  const store = createDraftStore()
  return {
    read: async (userId, list) => readKeptStaffOrders(await store.read(staffListKey(userId, list))),
    async write(userId, list, copy) {
      if (!erasedUsers.has(userId)) await store.write((kept) => void kept.put(copy, staffListKey(userId, list)))
    },
    async seenMessage(userId) {
      const id = await store.read(seenMessageKey(userId))
      return typeof id === 'number' ? id : null
    },
    async sawMessage(userId, id) {
      if (!erasedUsers.has(userId)) await store.write((kept) => void kept.put(id, seenMessageKey(userId)))
    },
  }
}

const seenMessageKey = (userId: number) => staffListKey(userId, 'message')
