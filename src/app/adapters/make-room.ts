import { discardedKey, isFull, ordersKey, slipKey, type DraftStore } from './draft-store.ts'
import { forgiving } from './report-mistake.ts'

/**
 * Writes what was typed or paid on a device that may be full: there the copy of the order list goes first, which comes again, then the slip of a discarded draft, then the
 * draft's own, which its form still has. Resolves with whether the last one had to go; rejects as the write does.
 */
export async function writeMakingRoom(store: DraftStore, userId: number, write: () => Promise<void>): Promise<boolean> {
  let slipWent = false
  for (const give of [
    () => store.change((kept) => void kept.delete(ordersKey(userId))),
    () => store.change((kept) => emptyDiscarded(kept, userId)),
    async () => {
      slipWent = (await store.read(slipKey(userId))) !== undefined
      await store.change((kept) => void kept.delete(slipKey(userId)))
    },
  ]) {
    try {
      await write()
      return slipWent
    } catch (error) {
      if (!isFull(error)) throw error
    }
    await give().catch(forgiving(() => {}))
  }
  await write()
  return slipWent
}

/** Its words are few, and its author may want them back. */
function emptyDiscarded(kept: IDBObjectStore, userId: number): void {
  const discarded: IDBRequest<object | undefined> = kept.get(discardedKey(userId))
  discarded.onsuccess = () => discarded.result && 'slip' in discarded.result && kept.put({ ...discarded.result, slip: undefined }, discardedKey(userId))
}
