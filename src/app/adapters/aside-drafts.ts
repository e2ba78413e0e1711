import { asideKey, clear, slipKey, soundSlip, textKey, wholeText, type DraftStore } from './draft-store.ts'
import type { FoundSlip, KeptText } from './drafts.ts'

/** A draft that its author gave up and can still have back. */
export interface AsideDraft {
  readonly id: string
  readonly text: KeptText | null
  readonly slip: FoundSlip
}

/** Drafts given up, one a user; each move is one transaction, so no kill leaves half of it (decision 043). */
export interface AsideDrafts {
  /** Puts the draft aside under this id, in the place of the one that lay there. */
  setAside(userId: number, id: string): Promise<void>
  readAside(userId: number): Promise<AsideDraft | null>
  /** Exchanges the draft for the one aside; answers whether something lies aside under the same id now. */
  bringBack(userId: number, id: string): Promise<boolean>
  /** The draft aside under this id goes for good. */
  dropAside(userId: number, id: string): Promise<void>
  /** Calls `onExchange` before a draft is brought back, and the function it returned after it. `watch` returns a function that stops it. */
  watch(userId: number, onExchange: () => () => void): () => void
}

export function createAsideDrafts({ read, change }: DraftStore): AsideDrafts {
  const watchers = new Set<{ readonly userId: number; onExchange(): () => void }>()
  return {
    setAside: (userId, id) =>
      change((kept) => {
        const text = kept.get(textKey(userId))
        const slip = kept.get(slipKey(userId))
        slip.onsuccess = () => {
          if (text.result === undefined && slip.result === undefined) return
          kept.put({ id, text: text.result, slip: slip.result } satisfies Aside, asideKey(userId))
          clear(kept, userId)
        }
      }),
    async readAside(userId) {
      const aside = (await read(asideKey(userId))) as Aside | undefined
      return aside === undefined ? null : { id: aside.id, text: wholeText(aside.text), slip: await soundSlip(aside.slip) }
    },
    async bringBack(userId, id) {
      const after = [...watchers].filter((watcher) => watcher.userId === userId).map(({ onExchange }) => onExchange())
      let exchanged = false
      await change((kept) => {
        const text = kept.get(textKey(userId))
        const slip = kept.get(slipKey(userId))
        const aside: IDBRequest<Aside | undefined> = kept.get(asideKey(userId))
        aside.onsuccess = () => {
          if (aside.result?.id !== id) return
          exchanged = text.result !== undefined || slip.result !== undefined
          lay(kept, textKey(userId), aside.result.text)
          lay(kept, slipKey(userId), aside.result.slip)
          lay(kept, asideKey(userId), exchanged ? ({ id, text: text.result, slip: slip.result } satisfies Aside) : undefined)
        }
      }).finally(() => after.forEach((each) => each()))
      return exchanged
    },
    dropAside: (userId, id) =>
      change((kept) => {
        const aside: IDBRequest<Aside | undefined> = kept.get(asideKey(userId))
        aside.onsuccess = () => aside.result?.id === id && kept.delete(asideKey(userId))
      }),
    watch(userId, onExchange) {
      const watcher = { userId, onExchange }
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

/** As it lies on the disk: whatever was there. */
interface Aside {
  readonly id: string
  readonly text: unknown
  readonly slip: unknown
}

function lay(kept: IDBObjectStore, key: IDBValidKey, value: unknown): void {
  if (value === undefined) kept.delete(key)
  else kept.put(value, key)
}
