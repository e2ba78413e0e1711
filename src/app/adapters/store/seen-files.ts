import { createDraftStore, erasedUsers, isFull, seenFileKey, seenKey, seenOf } from './draft-store.ts'

/** A file that its user saw, as bytes, since stored `File` objects get corrupted on some phones. */
interface SeenFile {
  readonly bytes: ArrayBuffer
  readonly type: string
  readonly name: string
}

/** Seen proof photos and slips, for offline use, by name ('photo 12'). Calls reject where a browser keeps nothing. */
export interface SeenFiles {
  /** Null when it is not kept. What is read counts as seen now. */
  read(userId: number, name: string): Promise<SeenFile | null>
  /** Not after its user left. What was seen longest ago goes where there is no room. */
  keep(userId: number, name: string, file: SeenFile): Promise<void>
}

/** What one user's files may take, bytes. */
const mostSeenBytes = 40_000_000

/** What is kept: how big it is, bytes, and when it was last seen. */
interface Entry {
  readonly name: string
  readonly size: number
  readonly at: Date
}

export function createSeenFiles(now: () => Date, most = mostSeenBytes): SeenFiles {
  const { read, change } = createDraftStore()
  const changeEntries = (userId: number, edit: (entries: readonly Entry[], kept: IDBObjectStore) => readonly Entry[]) =>
    change((kept) => {
      const index = kept.get(seenKey(userId))
      index.onsuccess = () => kept.put(edit(entriesIn(index.result), kept), seenKey(userId))
    })
  const drop = (userId: number) => change((kept) => void kept.delete(seenOf(userId)))

  return {
    async read(userId, name) {
      const file = await read(seenFileKey(userId, name))
      if (!isFile(file) || erasedUsers.has(userId)) return null
      await changeEntries(userId, (entries) =>
        entries.map((entry) => (entry.name === name ? { ...entry, at: now() } : entry)),
      )
      return file
    },
    async keep(userId, name, file) {
      const size = file.bytes.byteLength
      if (size > most || erasedUsers.has(userId)) return
      const lay = changeEntries(userId, (entries, kept) => {
        const others = entries
          .filter((entry) => entry.name !== name)
          .toSorted((one, other) => other.at.getTime() - one.at.getTime())
        const staying = fitting(others, most - size)
        for (const gone of others.slice(staying.length)) kept.delete(seenFileKey(userId, gone.name))
        kept.put(file, seenFileKey(userId, name))
        return [{ name, size, at: now() }, ...staying]
      })
      await lay.catch(async (error: unknown) => {
        // No room on the device: what was typed comes before what was seen.
        if (isFull(error)) await drop(userId)
        throw error
      })
    },
  }
}

/** The latest that have room together. */
function fitting(latestFirst: readonly Entry[], room: number): readonly Entry[] {
  let left = room
  const end = latestFirst.findIndex(({ size }) => (left -= size) < 0)
  return end === -1 ? latestFirst : latestFirst.slice(0, end)
}

function entriesIn(kept: unknown): readonly Entry[] {
  return Array.isArray(kept) ? (kept as Entry[]) : []
}

function isFile(kept: unknown): kept is SeenFile {
  return (kept as SeenFile | undefined)?.bytes instanceof ArrayBuffer
}
