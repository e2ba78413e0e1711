import { loadedOnce } from '#adapters/lazy/loaded-once.ts'
import type { SharedStore } from './share-store.ts'
import type { Sleep } from '#adapters/device/waiting.ts'

/** The place of shared files on this device; how it is written and read comes with the first of them, or with an open form that looks for one. */
export function createLateSharedStore(sleep: Sleep): SharedStore {
  const store = loadedOnce(() => import('./share-store.ts').then(({ createSharedStore }) => createSharedStore()), sleep)
  return {
    lay: async (...files) => (await store()).lay(...files),
    find: async (userId) => (await store()).find(userId),
    drop: async (...found) => (await store()).drop(...found),
    hold: async (lastUser) => (await store()).hold(lastUser),
  }
}
