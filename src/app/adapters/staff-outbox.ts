import { createOutboxStore, type OutboxStore, type Waiting } from './outbox-store.ts'

/** What a member of the team did, until the server has confirmed it. The photo lies here as bytes, since stored `File` objects get corrupted on some phones. */
export interface OutboxEntry extends Waiting {
  readonly orderId: number
  /** Null: a photo alone. */
  readonly step: { readonly from: number; readonly to: number; readonly onPurpose: boolean } | null
  /** Null: no photo, or it was sent. Its `cle` is the entry's id, so that one that is sent again is kept once. `isRedrawn`: nothing of what the phone wrote into it is left. */
  readonly photo: { readonly bytes: ArrayBuffer; readonly type: string; readonly isRedrawn: boolean } | null
  /** Why there is no photo; '' where there is one. */
  readonly reason: string
}

/** What waits on this device, by member of the team; kept when he signs out, since it is the company's. */
export type StaffOutbox = OutboxStore<OutboxEntry>

export function createStaffOutbox(): StaffOutbox {
  return createOutboxStore('outbox')
}
