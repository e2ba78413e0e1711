import type { Belongings } from './belongings.ts'
import { erasedUsers } from './draft-store.ts'
import { lazyMethods } from '#adapters/lazy/lazy.ts'

/** What lies on this device of its users; how it is gone through comes once the first screen rests, or at a sign-in or sign-out. What a user erases is not written again from that instant on. */
export function createLateBelongings(): Belongings {
  const belongings = lazyMethods<Belongings, keyof Belongings>(
    async () => (await import('./belongings.ts')).createBelongings(),
    ...(['hasDraft', 'erase', 'eraseNobodys', 'leave', 'claim', 'sweep'] as const),
  )
  return {
    ...belongings,
    erase(userId, how) {
      erasedUsers.set(userId, how.keepsDraft ? 'all but the draft' : 'all')
      return belongings.erase(userId, how)
    },
    claim(userId) {
      erasedUsers.delete(userId)
      return belongings.claim(userId)
    },
  }
}
