import { createStore, promisifyRequest } from 'idb-keyval'
import type { FoundSlip, KeptFile, KeptText } from './drafts.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { sha256 } from './sha256.ts'

/** The drafts' place on this device: one object store, so that text and slip change together. */
export type DraftStore = ReturnType<typeof createDraftStore>

export function createDraftStore() {
  const open = createStore('colibat', 'drafts')
  const store: typeof open = (...work) => {
    if (!('indexedDB' in globalThis) || !indexedDB)
      throw new DOMException('this browser keeps nothing', 'NotSupportedError')
    return open(...work)
  }
  const change = async (work: (kept: IDBObjectStore) => void) =>
    store('readwrite', (kept) => {
      work(kept)
      return promisifyRequest(kept.transaction)
    })
  return {
    read: async (key: IDBValidKey) => store<unknown>('readonly', (kept) => promisifyRequest(kept.get(key))),
    readAll: async (range: IDBKeyRange) => store<unknown[]>('readonly', (kept) => promisifyRequest(kept.getAll(range))),
    readKeys: async (range?: IDBKeyRange) =>
      store<IDBValidKey[]>('readonly', (kept) => promisifyRequest(kept.getAllKeys(range))),
    /** For work that reads before it writes. */
    change,
    /** For work that only writes: all of it leaves at once, and lands also when the page is going away. */
    write: (work: (kept: IDBObjectStore) => void) =>
      change((kept) => {
        work(kept)
        kept.transaction.commit()
      }),
  }
}

export const textKey = (userId: number): IDBValidKey => [userId, 'text']
export const slipKey = (userId: number): IDBValidKey => [userId, 'slip']
/** 'aside' is what the devices have. */
export const discardedKey = (userId: number): IDBValidKey => [userId, 'aside']

/** The copy of the order list (decision 076). */
export const ordersKey = (userId: number): IDBValidKey => [userId, 'orders']
/** The same of the firm's orders, and what is known of the firm (decision 146). */
export const firmOrdersKey = (userId: number): IDBValidKey => [userId, 'orders', 'firm']
export const organisationKey = (userId: number): IDBValidKey => [userId, 'organisation']
/** The copies of the team's lists, of a member of it. */
export const staffListKey = (userId: number, list: string): IDBValidKey => [userId, 'team', list]
export const staffListsOf = (userId: number): IDBKeyRange => IDBKeyRange.bound([userId, 'team'], [userId, 'team', []])
/** The copy of what the account has named (decision 115). */
export const favouritesKey = (userId: number): IDBValidKey => [userId, 'favourites']
/** Which files its user saw, and each of them (decision 099). */
export const seenKey = (userId: number): IDBValidKey => [userId, 'seen']
export const seenFileKey = (userId: number, name: string): IDBValidKey => [userId, 'seen', name]
export const seenOf = (userId: number): IDBKeyRange => IDBKeyRange.bound(seenKey(userId), [userId, 'seen', []])
/** Where payments under way lie beside the drafts (decision 050). */
export const paymentsKey = (userId: number): IDBValidKey => [userId, 'payments']
/** Whether the user wants notices of orders here (decision 098). */
export const noticesKey = (userId: number): IDBValidKey => [userId, 'notices']
/** Since when what lies here is unclaimed: its user has left (decision 073). */
export const leftKey = (userId: number): IDBValidKey => [userId, 'left']

/** Users who signed out on this page, and what was erased: late writes of it are dropped until they are back. */
export const erasedUsers = new Map<number, 'all' | 'all but the draft'>()

/** Whether the device has no room left for what was to be kept. */
export function isFull(error: unknown): boolean {
  return (error as { readonly name?: unknown } | null)?.name === 'QuotaExceededError'
}

/** Takes text and slip away. */
export function clear(kept: IDBObjectStore, userId: number): void {
  kept.delete(textKey(userId))
  kept.delete(slipKey(userId))
}

/** A kept text, or null when this is none. */
export function wholeText(kept: unknown): KeptText | null {
  const text = kept as KeptText | undefined
  return text?.savedAt instanceof Date ? text : null
}

/** A kept slip, held against its SHA-256. */
export async function soundSlip(kept: unknown): Promise<FoundSlip> {
  if (kept === undefined) return null
  const slip = kept as KeptFile | null
  if (!(slip?.bytes instanceof ArrayBuffer)) return 'damaged'
  const digest = await sha256(slip.bytes).catch(forgiving(() => null))
  return digest !== null && digest === slip.sha256 ? slip : 'damaged'
}
