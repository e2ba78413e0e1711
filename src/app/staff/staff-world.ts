import * as v from 'valibot'
import { proxy } from 'valtio'
import { Refused } from '#adapters/failures/failures.ts'
import { factorNeeded } from '#contract/team-roles.ts'
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
  /** Whether the team's calls are refused until this member has a second factor; `waitsNoMore`: it has one now. */
  readonly factor: { readonly state: { readonly waits: boolean }; waitsNoMore(): void }
}

export function createStaffWorld(world: World): StaffWorld {
  const state = proxy({ waits: false })
  return {
    ...world,
    factor: { state, waitsNoMore: () => void (state.waits = false) },
    async call(endpoint, options) {
      try {
        return await world.call(endpoint, options)
      } catch (error) {
        if (error instanceof Refused && v.is(needsFactor, error.body)) state.waits = true
        throw error
      }
    },
    outbox: createStaffOutbox(),
    taken: createTakenStore(),
    copies: createStaffCopies(),
    lockQueue: createLockQueue(navigator.locks),
  }
}

const needsFactor = v.looseObject({ code: v.literal(factorNeeded) })
