import { createLockQueue, type LockQueue } from '#adapters/store/outbox-store.ts'
import { createStaffCopies, type StaffCopies } from '#adapters/store/staff-copies.ts'
import { createStaffOutbox, createTakenStore, type StaffOutbox, type TakenStore } from '#adapters/store/staff-outbox.ts'
import type { World } from '#app/world.ts'

/** The page's world, and what only the team needs of the outside: it comes with this room. */
export interface StaffWorld extends World {
  readonly outbox: StaffOutbox
  readonly taken: TakenStore
  readonly copies: StaffCopies
  readonly lockQueue: LockQueue
}

export function createStaffWorld(world: World): StaffWorld {
  return {
    ...world,
    outbox: createStaffOutbox(),
    taken: createTakenStore(),
    copies: createStaffCopies(),
    lockQueue: createLockQueue(navigator.locks),
  }
}
