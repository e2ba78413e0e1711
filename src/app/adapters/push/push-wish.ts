import { createDraftStore, erasedUsers, noticesKey } from '#adapters/store/draft-store.ts'

/** Whether a user wants to be told on this device: what the browser has may be another's, or gone without a word. All calls reject where a browser keeps nothing. */
export interface PushWish {
  read(userId: number): Promise<boolean>
  /** Not after its user signed out. */
  write(userId: number, isWanted: boolean): Promise<void>
}

export function createPushWish(): PushWish {
  const store = createDraftStore()
  return {
    read: async (userId) => (await store.read(noticesKey(userId))) === true,
    async write(userId, isWanted) {
      if (erasedUsers.has(userId)) return
      await store.write(
        (kept) => void (isWanted ? kept.put(true, noticesKey(userId)) : kept.delete(noticesKey(userId))),
      )
    },
  }
}
