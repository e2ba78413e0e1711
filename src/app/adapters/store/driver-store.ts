import { readKeptDriverDay, type KeptDriverDay } from '#contract/driver/kept-driver-day.ts'
import type { AttemptReason, DriverAct, Reserve, Signature, Unsigned } from '#rules/run/driver-acts.ts'
import { createDraftStore, erasedUsers, staffListKey } from './draft-store.ts'
import { createOutboxStore, type OutboxStore, takenShelf, type Waiting } from './outbox-store.ts'
import type { KeptPhoto, TakenStore } from './staff-outbox.ts'

/** What a driver did, until the server has confirmed it. */
export interface ActEntry extends Waiting {
  readonly orderId: number
  readonly runId: number
  readonly act: DriverAct
  /** When its sheet was opened; none of an earlier version. */
  readonly arrivedAt?: Date
  /** The names of its photos. */
  readonly photoKeys: readonly string[]
  /** Those that were not sent yet. */
  readonly photos: readonly KeptPhoto[]
}

/** An act that is being told, as far as it is. Not each kind has a use for each of it. */
export interface ActDraft {
  readonly packages: string
  readonly goods: string
  readonly reserves: readonly Reserve[]
  readonly words: string
  /** Who receives: not the one that the order names. */
  readonly isOther: boolean
  readonly otherName: string
  readonly signs: boolean
  /** Why he does not; absent: not told yet. */
  readonly unsigned?: Unsigned
  readonly signature: Signature
  readonly reason: AttemptReason | null
  readonly calledAt: Date | null
  /** When its sheet was opened first. */
  readonly openedAt?: Date
}

interface DraftEntry extends Waiting {
  readonly draft: ActDraft
}

/** A copy of the driver's day by member, for when there is no network; it goes with the session (decision 076). */
export interface DayCopies {
  /** Null when there is none, or none that this version of the app reads. Rejects where a browser keeps nothing. */
  read(userId: number): Promise<KeptDriverDay | null>
  write(userId: number, copy: KeptDriverDay): Promise<void>
}

/** What a driver's phone keeps. Acts stay at sign-out, since they are the company's; drafts and their photos go. */
export interface DriverStores {
  readonly acts: OutboxStore<ActEntry>
  readonly actDrafts: OutboxStore<DraftEntry>
  readonly actPhotos: TakenStore
  readonly dayCopies: DayCopies
}

export function createDriverStores(): DriverStores {
  const store = createDraftStore()
  const dayKey = (userId: number) => staffListKey(userId, 'tournee')
  return {
    acts: createOutboxStore('acts'),
    actDrafts: createOutboxStore(`${takenShelf} acts`),
    actPhotos: createOutboxStore(`${takenShelf} at acts`),
    dayCopies: {
      read: async (userId) => readKeptDriverDay(await store.read(dayKey(userId))),
      async write(userId, copy) {
        if (!erasedUsers.has(userId)) await store.write((kept) => void kept.put(copy, dayKey(userId)))
      },
    },
  }
}
