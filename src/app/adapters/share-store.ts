import { isSharedFiles, nobody, sharedFiles, sharedKey, type SharedFiles } from '#contract/slip-share.ts'
import { createDraftStore } from './draft-store.ts'

/** Files that were shared to the app and wait on this device: in the drafts' store, under their user or, until it is known who that is, under nobody. All calls reject where a browser keeps nothing. */
export interface SharedStore {
  /** In the place of what waits there. */
  lay(files: readonly File[], at: Date): Promise<void>
  /** What waits for this user, or for nobody yet; null: nothing. It is not there any more. */
  take(userId: number): Promise<FoundShare | null>
  /** A share that came while nobody is signed in waits for who was here last; null: for whoever signs in, and is asked. */
  hold(lastUser: number | null): Promise<void>
}

/** `isOwn`: it waited for this user and nobody else. */
export interface FoundShare extends SharedFiles {
  readonly isOwn: boolean
}

export function createSharedStore(): SharedStore {
  const { change } = createDraftStore()
  return {
    async lay(files, at) {
      const shared = await sharedFiles(files, at)
      await change((kept) => void kept.put(shared, sharedKey(nobody)))
    },
    async take(userId) {
      let taken: FoundShare | null = null
      await change((kept) => {
        // The newest last: it counts.
        for (const [key, isOwn] of [[sharedKey(userId), true], [sharedKey(nobody), false]] as const) {
          const found = kept.get(key)
          found.onsuccess = () => {
            if (isSharedFiles(found.result)) taken = { ...found.result, isOwn }
            kept.delete(key)
          }
        }
      })
      return taken
    },
    hold: (lastUser) =>
      change((kept) => {
        const found = kept.get(sharedKey(nobody))
        found.onsuccess = () => {
          if (!isSharedFiles(found.result) || found.result.isHeld) return
          if (lastUser !== null) kept.delete(sharedKey(nobody))
          kept.put({ ...found.result, isHeld: lastUser === null }, sharedKey(lastUser ?? nobody))
        }
      }),
  }
}
