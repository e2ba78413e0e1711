import { isSharedFiles, nobody, sharedFiles, sharedKey, type SharedFiles } from '#contract/worker/slip-share.ts'
import { createDraftStore } from './draft-store.ts'

/**
 * Files shared to the app, in the drafts' store, under their user or, until known, under none. Calls reject where a
 * browser keeps nothing.
 */
export interface SharedStore {
  /** In the place of what waits there. */
  lay(files: readonly File[], at: Date): Promise<void>
  /** What waits for this user, or is unclaimed; null: nothing. */
  find(userId: number): Promise<FoundShare | null>
  /** The form has it, or its user does not want it. What came later stays. */
  drop(userId: number, share: FoundShare): Promise<void>
  /** A share without a session waits for the last user; null: for the next to sign in, who is asked. */
  hold(lastUser: number | null): Promise<void>
}

/** `isOwn`: it waited for this user alone. */
interface FoundShare extends SharedFiles {
  readonly isOwn: boolean
}

export function createSharedStore(): SharedStore {
  const { read, change } = createDraftStore()
  return {
    async lay(files, at) {
      const shared = await sharedFiles(files, at)
      await change((kept) => void kept.put(shared, sharedKey(nobody)))
    },
    async find(userId) {
      const [own, nobodys] = await Promise.all([read(sharedKey(userId)), read(sharedKey(nobody))])
      // The unclaimed one came later.
      if (isSharedFiles(nobodys)) return { ...nobodys, isOwn: false }
      return isSharedFiles(own) ? { ...own, isOwn: true } : null
    },
    drop: (userId, { at }) =>
      change((kept) => {
        for (const key of [sharedKey(userId), sharedKey(nobody)]) {
          const found = kept.get(key)
          found.onsuccess = () => (!isSharedFiles(found.result) || found.result.at <= at) && kept.delete(key)
        }
      }),
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
