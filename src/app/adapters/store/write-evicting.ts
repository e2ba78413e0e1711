import { forgiving } from '#adapters/failures/report-mistake.ts'
import { discardedKey, isFull, ordersKey, seenOf, slipKey, type DraftStore } from './draft-store.ts'

/**
 * Writes what was typed or paid on a full device: copies go first, then a discarded draft's slip, then the draft's own.
 * Resolves with whether the last one went; rejects as the write does.
 */
export async function writeEvicting(store: DraftStore, userId: number, write: () => Promise<void>): Promise<boolean> {
  let slipWent = false
  const dropSlip = async () => {
    slipWent = (await store.read(slipKey(userId))) !== undefined
    await store.change((kept) => void kept.delete(slipKey(userId)))
  }
  await giving(write, [
    ...whatComesAgain(store, userId),
    () => store.change((kept) => emptyDiscarded(kept, userId)),
    dropSlip,
  ])
  return slipWent
}

/** Writes a slip or a message, for which what comes again goes, and nothing of a draft. Rejects as the write does. */
export function writeSlipEvicting(store: DraftStore, userId: number, write: () => Promise<void>): Promise<void> {
  return giving(write, whatComesAgain(store, userId))
}

type Gift = () => Promise<unknown>

/** The photos and slips that were seen, then the copy of the order list. */
function whatComesAgain(store: DraftStore, userId: number): readonly Gift[] {
  return [
    () => store.change((kept) => void kept.delete(seenOf(userId))),
    () => store.change((kept) => void kept.delete(ordersKey(userId))),
  ]
}

/** Tries again after each of them, for as long as the device is full. */
async function giving(write: () => Promise<void>, gifts: readonly Gift[]): Promise<void> {
  for (const give of gifts) {
    try {
      return await write()
    } catch (error) {
      if (!isFull(error)) throw error
    }
    await give().catch(forgiving(() => {}))
  }
  await write()
}

/** Its words are few, and its author may want them back. */
function emptyDiscarded(kept: IDBObjectStore, userId: number): void {
  const discarded: IDBRequest<object | undefined> = kept.get(discardedKey(userId))
  discarded.onsuccess = () =>
    discarded.result &&
    'slip' in discarded.result &&
    kept.put({ ...discarded.result, slip: undefined }, discardedKey(userId))
}
