import { createOutboxStore, takenShelf, type OutboxStore, type Waiting } from './outbox-store.ts'

/** A photo as bytes, since stored `File` objects get corrupted on some phones. `isRedrawn`: without its metadata. */
export interface KeptPhoto {
  /** A UUID: one that is sent again is kept once. */
  readonly cle: string
  readonly bytes: ArrayBuffer
  readonly type: string
  readonly isRedrawn: boolean
}

/** What a member of the team did, until the server has confirmed it. */
export interface OutboxEntry extends Waiting {
  readonly orderId: number
  /** Null: photos alone. */
  readonly step: { readonly from: number; readonly to: number; readonly onPurpose: boolean } | null
  /** Those that were not sent yet. */
  readonly photos: readonly KeptPhoto[]
  /** Why there is no photo; '' where there is one. */
  readonly reason: string
}

/** What waits on this device, by member of the team; kept at sign-out, since it is the company's. */
export type StaffOutbox = OutboxStore<OutboxEntry>

export function createStaffOutbox(): StaffOutbox {
  const store = createOutboxStore<OutboxEntry>('outbox')
  return { ...store, read: async (owner) => (await store.read(owner)).map(asNow) }
}

/** An earlier version of the app kept one photo at most, under the entry's own name. */
function asNow(kept: OutboxEntry & { readonly photo?: Omit<KeptPhoto, 'cle'> | null }): OutboxEntry {
  if ('photos' in kept) return kept
  const { photo, ...entry } = kept as Omit<OutboxEntry, 'photos'> & { readonly photo?: Omit<KeptPhoto, 'cle'> | null }
  return { ...entry, photos: photo ? [{ ...photo, cle: entry.id }] : [] }
}

/** A photo that was taken of an order and not sent yet: a phone may end the page to open its camera. */
interface TakenEntry extends Waiting {
  readonly orderId: number
  readonly photo: KeptPhoto
}

/** Photos that are looked at on this device, by member of the team; they go at sign-out. */
export type TakenStore = OutboxStore<TakenEntry>

export function createTakenStore(): TakenStore {
  return createOutboxStore(takenShelf)
}
