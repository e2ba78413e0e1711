import { discardedKey, clear, slipKey, soundSlip, textKey, wholeText, type DraftStore } from './draft-store.ts'
import type { FoundSlip, KeptText } from './drafts.ts'

/** A draft that its author gave up and can still have back. */
export interface DiscardedDraft {
  readonly id: string
  readonly text: KeptText | null
  readonly slip: FoundSlip
}

/** Drafts given up, one a user; each move is one transaction, so no kill leaves half of it (decision 043). */
export interface DiscardedDrafts {
  /** Discards the draft under this id, in the place of the one that lay there. */
  discard(userId: number, id: string): Promise<void>
  readDiscarded(userId: number): Promise<DiscardedDraft | null>
  /** Exchanges the draft for the discarded one; answers whether one lies under the same id now. */
  restore(userId: number, id: string): Promise<boolean>
  /** The draft discarded under this id goes for good. */
  dropDiscarded(userId: number, id: string): Promise<void>
  /** Calls `onExchange` before a draft is brought back, then what it returned. Returns a function that stops it. */
  watch(userId: number, onExchange: () => () => void): () => void
}

export function createDiscardedDrafts({ read, change }: DraftStore): DiscardedDrafts {
  const watchers = new Set<{ readonly userId: number; onExchange(): () => void }>()
  return {
    discard: (userId, id) =>
      change((kept) => {
        const text = kept.get(textKey(userId))
        const slip = kept.get(slipKey(userId))
        slip.onsuccess = () => {
          if (text.result === undefined && slip.result === undefined) return
          kept.put({ id, text: text.result, slip: slip.result } satisfies Discarded, discardedKey(userId))
          clear(kept, userId)
        }
      }),
    async readDiscarded(userId) {
      const discarded = (await read(discardedKey(userId))) as Discarded | undefined
      return discarded === undefined
        ? null
        : { id: discarded.id, text: wholeText(discarded.text), slip: await soundSlip(discarded.slip) }
    },
    async restore(userId, id) {
      const after = [...watchers].filter((watcher) => watcher.userId === userId).map(({ onExchange }) => onExchange())
      let exchanged = false
      await change((kept) => {
        const text = kept.get(textKey(userId))
        const slip = kept.get(slipKey(userId))
        const discarded: IDBRequest<Discarded | undefined> = kept.get(discardedKey(userId))
        discarded.onsuccess = () => {
          if (discarded.result?.id !== id) return
          exchanged = text.result !== undefined || slip.result !== undefined
          lay(kept, textKey(userId), discarded.result.text)
          lay(kept, slipKey(userId), discarded.result.slip)
          lay(
            kept,
            discardedKey(userId),
            exchanged ? ({ id, text: text.result, slip: slip.result } satisfies Discarded) : undefined,
          )
        }
      }).finally(() => after.forEach((each) => each()))
      return exchanged
    },
    dropDiscarded: (userId, id) =>
      change((kept) => {
        const discarded: IDBRequest<Discarded | undefined> = kept.get(discardedKey(userId))
        discarded.onsuccess = () => discarded.result?.id === id && kept.delete(discardedKey(userId))
      }),
    watch(userId, onExchange) {
      const watcher = { userId, onExchange }
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

/** As it lies on the disk: whatever was there. */
interface Discarded {
  readonly id: string
  readonly text: unknown
  readonly slip: unknown
}

function lay(kept: IDBObjectStore, key: IDBValidKey, value: unknown): void {
  if (value === undefined) kept.delete(key)
  else kept.put(value, key)
}
