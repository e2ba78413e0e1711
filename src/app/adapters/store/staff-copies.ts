import { readKeptStaffOrders, type KeptStaffOrders } from '#contract/staff/kept-staff-orders.ts'
import type { StaffList } from '#contract/staff/staff-orders.ts'
import { createDraftStore, erasedUsers, staffListKey } from './draft-store.ts'

/**
 * A copy of the team's lists by member, for when there is no network; it goes with the session (decision 076). Calls
 * reject where a browser keeps nothing.
 */
export interface StaffCopies {
  /** Null when there is none, or none that this version of the app reads. */
  read(userId: number, list: StaffList): Promise<KeptStaffOrders | null>
  /** In the place of the one that lay there; not after its member signed out. */
  write(userId: number, list: StaffList, copy: KeptStaffOrders): Promise<void>
}

export function createStaffCopies(): StaffCopies {
  const store = createDraftStore()
  return {
    read: async (userId, list) => readKeptStaffOrders(await store.read(staffListKey(userId, list))),
    async write(userId, list, copy) {
      if (!erasedUsers.has(userId)) await store.write((kept) => void kept.put(copy, staffListKey(userId, list)))
    },
  }
}
