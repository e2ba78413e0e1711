import { forgiving } from '#adapters/failures/report-mistake.ts'
import { createDiscardedDrafts, type DiscardedDrafts } from './discarded-drafts.ts'
import { clear, createDraftStore, erasedUsers, slipKey, soundSlip, textKey, wholeText } from './draft-store.ts'
import { writeEvicting, writeSlipEvicting } from './write-evicting.ts'
import { sha256 } from './sha256.ts'

/** A kept file: bytes, since stored `File` objects get corrupted on some phones; `sha256` in hex. */
export interface KeptFile {
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
  readonly sha256: string
}

/** A kept slip as it was found; 'damaged' when its bytes are not those that were kept. */
export type FoundSlip = KeptFile | 'damaged' | null

/** A draft's text as it was last kept; `values` is parsed by the form that reads it. */
export interface KeptText {
  readonly values: unknown
  readonly savedAt: Date
}

/** Unfinished orders on this device by user. What has resolved is on disk; writes land in order (decision 043). */
export interface Drafts extends DiscardedDrafts {
  readText(userId: number): Promise<KeptText | null>
  /** Resolves with whether the slip that is kept had to make room for it. */
  writeText(userId: number, values: unknown, savedAt: Date): Promise<boolean>
  readSlip(userId: number): Promise<FoundSlip>
  /** A slip that is overtaken by something newer while its bytes are read is not written. */
  writeSlip(userId: number, file: File): Promise<void>
  dropSlip(userId: number): Promise<void>
  /** Both parts go: the order was paid or requested, or nothing is left in it. */
  drop(userId: number): Promise<void>
  /** The same, but not what was written after `kept`: the user has begun another order meanwhile. */
  dropKeptBy(userId: number, kept: Date): Promise<void>
}

/** `onSlipKept` is told each time a slip is on disk, `onGone` when a draft is about to go, erased or ordered. */
export function createDrafts(onSlipKept: () => void = () => {}, onGone: () => void = () => {}): Drafts {
  const store = createDraftStore()
  const { discard, restore, ...discarded } = createDiscardedDrafts(store)
  const slipTurns = new Map<number, number>()
  const nextSlipTurn = (userId: number) => {
    const turn = (slipTurns.get(userId) ?? 0) + 1
    slipTurns.set(userId, turn)
    return () => slipTurns.get(userId) === turn
  }
  /** From now on a slip whose bytes are still being read is out of date. */
  const overtaking =
    <Rest extends unknown[], Done>(work: (userId: number, ...rest: Rest) => Promise<Done>) =>
    (userId: number, ...rest: Rest) => {
      nextSlipTurn(userId)
      return work(userId, ...rest)
    }

  const going =
    <Rest extends unknown[], Done>(work: (userId: number, ...rest: Rest) => Promise<Done>) =>
    (userId: number, ...rest: Rest) => {
      onGone()
      return work(userId, ...rest)
    }

  return {
    ...discarded,
    discard: going(overtaking(discard)),
    restore: overtaking(restore),
    readText: async (userId) => wholeText(await store.read(textKey(userId))),
    async writeText(userId, values, savedAt) {
      if (erasedUsers.get(userId) === 'all') return false
      return writeEvicting(store, userId, () =>
        store.write((kept) => void kept.put({ values, savedAt } satisfies KeptText, textKey(userId))),
      )
    },
    readSlip: async (userId) => soundSlip(await store.read(slipKey(userId))),
    async writeSlip(userId, file) {
      const isLatest = nextSlipTurn(userId)
      const bytes = await file.arrayBuffer()
      const slip: KeptFile = { name: file.name, type: file.type, bytes, sha256: await sha256(bytes) }
      if (!isLatest() || erasedUsers.get(userId) === 'all') return
      try {
        await writeSlipEvicting(store, userId, () => store.write((kept) => void kept.put(slip, slipKey(userId))))
      } catch (error) {
        // The one before must not come back in its place.
        if (isLatest()) await store.write((kept) => void kept.delete(slipKey(userId))).catch(forgiving(() => {}))
        throw error
      }
      onSlipKept()
    },
    dropSlip: overtaking((userId) => store.write((kept) => void kept.delete(slipKey(userId)))),
    drop: going(overtaking((userId) => store.write((kept) => clear(kept, userId)))),
    dropKeptBy: going((userId, moment: Date) =>
      store.change((kept) => {
        const text = kept.get(textKey(userId))
        text.onsuccess = () => (wholeText(text.result)?.savedAt ?? moment) <= moment && clear(kept, userId)
      }),
    ),
  }
}

/** The kept file as a File again. */
export function fileOf(kept: Pick<KeptFile, 'name' | 'type' | 'bytes'>): File {
  return new File([kept.bytes], kept.name, { type: kept.type })
}
