import { createDraftStore, erasedUsers } from './draft-store.ts'
import { writeEvicting, writeSlipEvicting } from './write-evicting.ts'
import type { OutboxStore, Waiting } from './outbox-store.ts'
import type { WaitingFile } from './waiting-file.ts'

interface OwnedMail extends Waiting {
  /** The user signed in when it was written, if any. */
  readonly owner: number
}

/** A message of the contact form. */
export interface WaitingMessage extends OwnedMail {
  readonly kind: 'message'
  readonly nom: string
  readonly email: string
  readonly message: string
  readonly file: WaitingFile | null
}

/** An order without a price, for which the provider is asked by mail. */
export interface WaitingRequest extends OwnedMail {
  readonly kind: 'request'
  /** What it says on the wire, beside its slip. */
  readonly body: Readonly<Record<string, unknown>>
  readonly file: WaitingFile
  /** The draft that it came from, as its form keeps one. */
  readonly draft: unknown
  /** Whom it is for, and from where to where. */
  readonly says: { readonly customer: string; readonly from: string; readonly to: string }
}

/** What a user sends that needs no answer at once, until the server has it (decision 119). */
export type Mail = WaitingMessage | WaitingRequest

/** What waits on this device, of any owner: any page may send it, its owner alone sees it. The owner is ignored. */
export type MailStore = OutboxStore<Mail>

export function createMailStore(): MailStore {
  const store = createDraftStore()
  const keys = async () => mailKeys(await store.readKeys())
  return {
    ids: async () => (await keys()).map(([, , id]) => id),
    async read() {
      const entries = (await Promise.all((await keys()).map((key) => store.read(key)))) as Mail[]
      // One that a damaged disk gives back is none, and holds up none beside it.
      return entries
        .filter((entry) => entry?.at instanceof Date)
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    },
    async put(_, entry) {
      if (erasedUsers.get(entry.owner) === 'all') return
      const write = () => store.write((kept) => void kept.put(entry, [...mailShelf(entry.owner), entry.id]))
      // A request takes the place of its draft, whose form still has the slip; a message takes nothing of a draft.
      if (entry.kind === 'request') await writeEvicting(store, entry.owner, write)
      else await writeSlipEvicting(store, entry.owner, write)
    },
    drop: (_, id) =>
      store.change((kept) => {
        const found = kept.getAllKeys()
        found.onsuccess = () => {
          for (const key of mailKeys(found.result)) if (key[2] === id) kept.delete([...key])
        }
      }),
  }
}

const mailShelf = (owner: number) => [owner, 'mail'] as const

/** All that waits of one owner. */
export function mailOf(owner: number): IDBKeyRange {
  return IDBKeyRange.bound([...mailShelf(owner)], [...mailShelf(owner), []])
}

function mailKeys(keys: readonly IDBValidKey[]) {
  return keys.filter(
    (key): key is [number, string, string] => Array.isArray(key) && key[1] === 'mail' && key.length === 3,
  )
}
