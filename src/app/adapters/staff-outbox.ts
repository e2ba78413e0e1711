import { createDraftStore } from './draft-store.ts'

/** What a member of the team did, until the server has confirmed it. The photo lies here as bytes, since stored `File` objects get corrupted on some phones. */
export interface OutboxEntry {
  /** A UUID; of a photo it is the `cle`, so that one that is sent again is kept once. */
  readonly id: string
  readonly orderId: number
  readonly at: Date
  /** Null: a photo alone. */
  readonly step: { readonly from: number; readonly to: number; readonly onPurpose: boolean } | null
  /** Null: no photo, or it was sent. `isRedrawn`: nothing of what the phone wrote into it is left. */
  readonly photo: { readonly bytes: ArrayBuffer; readonly type: string; readonly isRedrawn: boolean } | null
  /** Why there is no photo; '' where there is one. */
  readonly reason: string
  /** The server's sentence, when it will not have it; null while it waits. */
  readonly refusal: string | null
}

/** What waits on this device, by member of the team; kept when he signs out, since it is the company's. All calls reject where a browser keeps nothing. */
export interface StaffOutbox {
  /** Oldest first. */
  read(userId: number): Promise<readonly OutboxEntry[]>
  put(userId: number, entry: OutboxEntry): Promise<void>
  drop(userId: number, id: string): Promise<void>
}

export function createStaffOutbox(): StaffOutbox {
  const store = createDraftStore()
  return {
    async read(userId) {
      const range = IDBKeyRange.bound([userId, 'outbox'], [userId, 'outbox', []])
      const entries = (await store.readAll(range)) as OutboxEntry[]
      return entries.toSorted((one, other) => one.at.getTime() - other.at.getTime())
    },
    put: (userId, entry) => store.write((kept) => void kept.put(entry, outboxKey(userId, entry.id))),
    drop: (userId, id) => store.write((kept) => void kept.delete(outboxKey(userId, id))),
  }
}

function outboxKey(userId: number, id: string): IDBValidKey {
  return [userId, 'outbox', id]
}
