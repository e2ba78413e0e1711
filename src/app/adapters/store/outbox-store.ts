import { createDraftStore } from './draft-store.ts'

/** What waits on this device to be sent. */
export interface Waiting {
  /** A UUID: the name under which the server takes it once. */
  readonly id: string
  readonly at: Date
  /** The server's sentence, when it will not have it; null while it waits. */
  readonly refusal: string | null
}

/** What waits on this device, by whose it is. All calls reject where a browser keeps nothing. */
export interface OutboxStore<Entry extends Waiting> {
  ids(owner: number): Promise<readonly string[]>
  /** Oldest first. */
  read(owner: number): Promise<readonly Entry[]>
  put(owner: number, entry: Entry): Promise<void>
  drop(owner: number, id: string): Promise<void>
}

/** One shelf of the device's store. 'outbox' is what the team did: it stays at sign-out, since it is the company's. */
export function createOutboxStore<Entry extends Waiting>(shelf: string): OutboxStore<Entry> {
  const store = createDraftStore()
  return {
    ids: async (owner) =>
      (await store.readKeys(shelfOf(owner, shelf))).map((key) => String((key as readonly unknown[])[2])),
    async read(owner) {
      const entries = (await store.readAll(shelfOf(owner, shelf))) as Entry[]
      return entries.toSorted((one, other) => one.at.getTime() - other.at.getTime())
    },
    put: (owner, entry) => store.write((kept) => void kept.put(entry, [owner, shelf, entry.id])),
    drop: (owner, id) => store.write((kept) => void kept.delete([owner, shelf, id])),
  }
}

function shelfOf(owner: number, shelf: string): IDBKeyRange {
  return IDBKeyRange.bound([owner, shelf], [owner, shelf, []])
}

/** Does some work while no other tab of this browser does work of that name. */
export type LockQueue = <Done>(name: string, work: () => Promise<Done>) => Promise<Done>

/** By Web Locks; in a browser without them, at once. */
export function createLockQueue(locks: LockManager | undefined): LockQueue {
  return (name, work) => (locks === undefined ? work() : locks.request(name, work))
}

/** The photos that a member of the team took and has not sent; a driver's, and his acts half told, begin so, too. */
export const takenShelf = 'taken'
export const takenOf = (userId: number): IDBKeyRange =>
  IDBKeyRange.bound([userId, takenShelf], [userId, `${takenShelf}\uFFFF`])
