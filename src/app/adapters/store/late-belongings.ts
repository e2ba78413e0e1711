import type { Belongings } from './belongings.ts'
import { erasedUsers } from './draft-store.ts'
import { loadedOnce } from '#adapters/lazy/loaded-once.ts'
import type { Sleep } from '#adapters/device/waiting.ts'

/** What lies on this device of its users; how it is gone through comes once the first screen rests, or somebody signs in or out. What a user erases is not written again from that instant on. */
export function createLateBelongings(sleep: Sleep): Belongings {
  const belongings = loadedOnce(
    () => import('./belongings.ts').then(({ createBelongings }) => createBelongings()),
    sleep,
  )
  return {
    hasDraft: async (userId) => (await belongings()).hasDraft(userId),
    async erase(userId, how) {
      erasedUsers.set(userId, how.keepsDraft ? 'all but the draft' : 'all')
      await (await belongings()).erase(userId, how)
    },
    eraseNobodys: async () => (await belongings()).eraseNobodys(),
    leave: async (userId, at) => (await belongings()).leave(userId, at),
    async claim(userId) {
      erasedUsers.delete(userId)
      await (await belongings()).claim(userId)
    },
    sweep: async (now, present) => (await belongings()).sweep(now, present),
  }
}
