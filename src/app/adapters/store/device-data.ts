import { addDays } from 'date-fns/addDays'
import { isSharedFiles, nobody, sharedKey } from '#contract/worker/slip-share.ts'
import { dropMessagePrefill } from './message-prefill.ts'
import {
  clear,
  createDraftStore,
  discardedKey,
  erasedUsers,
  favouritesKey,
  firmOrdersKey,
  leftKey,
  noticesKey,
  ordersKey,
  organisationKey,
  paymentsKey,
  seenOf,
  slipKey,
  staffListsOf,
  textKey,
} from './draft-store.ts'
import { takenOf } from './outbox-store.ts'
import { mailOf, type Mail } from './mail-store.ts'
import { opaquePayments } from './opaque-payments.ts'

/**
 * What this device keeps of its users beside the session: drafts, payments, copies, seen files, shares, prefills,
 * waiting mail (R46, decision 073). Calls reject where a browser keeps nothing.
 */
export interface DeviceData {
  /** A draft, or something of theirs that waits for the network. */
  hasDraft(userId: number): Promise<boolean>
  /**
   * An explicit sign-out: all goes, and is not written again, except a draft and mail that are to stay, and the numbers
   * of a payment whose end is unknown.
   */
  erase(userId: number, how: { readonly keepsDraft: boolean; readonly at: Date }): Promise<void>
  /** Waiting mail without an owner goes: the device is emptied. */
  eraseNobodys(): Promise<void>
  /** The session ended otherwise: typed text stays, unclaimed from now on. Order copies go: they come again. */
  leave(userId: number, at: Date): Promise<void>
  /** The user is back. */
  claim(userId: number): Promise<void>
  /** What has been unclaimed for 30 days goes; `present`: who is signed in. */
  sweep(now: Date, present: number | null): Promise<void>
}

export function createDeviceData(): DeviceData {
  const { read, readKeys, write, change } = createDraftStore()
  return {
    hasDraft: async (userId) =>
      (await read(textKey(userId))) !== undefined ||
      (await read(slipKey(userId))) !== undefined ||
      (await readKeys(mailOf(userId))).length > 0,
    async erase(userId, { keepsDraft, at }) {
      erasedUsers.set(userId, keepsDraft ? 'all but the draft' : 'all')
      const erased = change((kept) => {
        kept.delete(discardedKey(userId))
        clearCopies(kept, userId)
        kept.delete(takenOf(userId))
        kept.delete(noticesKey(userId))
        // An unclaimed share was made by the user who leaves.
        for (const owner of [userId, nobody]) kept.delete(sharedKey(owner))
        if (!keepsDraft) {
          clear(kept, userId)
          kept.delete(mailOf(userId))
        }
        const payments = kept.get(paymentsKey(userId))
        payments.onsuccess = () => {
          const opaque = opaquePayments(payments.result)
          if (opaque.length > 0) kept.put(opaque, paymentsKey(userId))
          else kept.delete(paymentsKey(userId))
          markLeft(kept, userId, at)
        }
      })
      await Promise.all([erased, dropMessagePrefill()])
    },
    eraseNobodys: () => write((kept) => void kept.delete(mailOf(nobody))),
    leave: (userId, at) =>
      change((kept) => {
        clearCopies(kept, userId)
        markLeft(kept, userId, at)
      }),
    async claim(userId) {
      erasedUsers.delete(userId)
      await write((kept) => void kept.delete(leftKey(userId)))
    },
    sweep: (now, present) =>
      change((kept) => {
        const keys = kept.getAllKeys()
        keys.onsuccess = () => {
          for (const userId of ownersOf(keys.result)) {
            if (userId === nobody) sweepNobodys(kept, now)
            else if (userId === present) kept.delete(leftKey(userId))
            else sweepUser(kept, userId, now)
          }
        }
      }),
  }
}

const unclaimedDays = 30
const unclaimedShareDays = 1

/** Unclaimed shares, and what has waited for too long. */
function sweepNobodys(kept: IDBObjectStore, now: Date): void {
  const waiting = kept.openCursor(mailOf(nobody))
  waiting.onsuccess = () => {
    const cursor = waiting.result
    if (cursor === null) return
    const { at } = cursor.value as Partial<Mail>
    if (!(at instanceof Date) || addDays(at, unclaimedDays) <= now) cursor.delete()
    cursor.continue()
  }
  const found: IDBRequest<unknown> = kept.get(sharedKey(nobody))
  found.onsuccess = () =>
    isSharedFiles(found.result) && addDays(found.result.at, unclaimedShareDays) > now
      ? undefined
      : kept.delete(sharedKey(nobody))
}

function ownersOf(keys: readonly IDBValidKey[]): ReadonlySet<number> {
  return new Set(keys.flatMap((key) => (Array.isArray(key) && typeof key[0] === 'number' ? [key[0]] : [])))
}

/** What comes again with the next sign-in. */
function clearCopies(kept: IDBObjectStore, userId: number): void {
  kept.delete(ordersKey(userId))
  kept.delete(firmOrdersKey(userId))
  kept.delete(organisationKey(userId))
  kept.delete(staffListsOf(userId))
  kept.delete(favouritesKey(userId))
  kept.delete(seenOf(userId))
}

/** From when on what lies there is unclaimed; without anything there is no mark either. */
function markLeft(kept: IDBObjectStore, userId: number, at: Date): void {
  kept.delete(leftKey(userId))
  const things = kept.count(allOf(userId))
  things.onsuccess = () => things.result > 0 && kept.put(at, leftKey(userId))
}

function allOf(userId: number): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []])
}

/** Counted from now on when a user left silently, or on a fast clock; copies of orders go at once. */
function sweepUser(kept: IDBObjectStore, userId: number, now: Date): void {
  clearCopies(kept, userId)
  const left: IDBRequest<unknown> = kept.get(leftKey(userId))
  left.onsuccess = () => {
    const since = left.result
    if (!(since instanceof Date) || since > now) kept.put(now, leftKey(userId))
    else if (addDays(since, unclaimedDays) <= now) kept.delete(allOf(userId))
  }
}
