import { createDraftStore, erasedUsers, noticesKey } from '#adapters/store/draft-store.ts'

/** Whether a user wants notifications here; the browser's own may be another's. Calls reject where nothing is kept. */
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
