import { createStore, del, get, set } from 'idb-keyval'

/** A file as it is kept on the device: bytes, since stored `File` objects get corrupted on some phones; `sha256` in hex. */
export interface KeptFile {
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
  readonly sha256: string
}

/** A draft's text as it was last kept; `values` is parsed by the form that reads it. */
export interface KeptText {
  readonly values: unknown
  readonly savedAt: Date
}

/** Unfinished orders, kept on this device by user. What has resolved is on disk. */
export interface Drafts {
  readText(userId: number): Promise<KeptText | null>
  writeText(userId: number, values: unknown, savedAt: Date): Promise<void>
  /** Null when there is none, or when its bytes are not what was kept. */
  readSlip(userId: number): Promise<KeptFile | null>
  writeSlip(userId: number, file: File): Promise<void>
  dropSlip(userId: number): Promise<void>
  /** Both parts go: the order was paid or requested, or its author gave it up. */
  drop(userId: number): Promise<void>
  /** The same, but not what was written after `kept`: somebody has begun another order meanwhile. */
  dropKeptBy(userId: number, kept: Date): Promise<void>
}

export function createDrafts(): Drafts {
  const texts = createStore('colibat-drafts', 'texts')
  const slips = createStore('colibat-draft-slips', 'slips')
  const drop = async (userId: number) => {
    await Promise.all([del(userId, texts), del(userId, slips)])
  }
  return {
    readText: async (userId) => (await get<KeptText>(userId, texts)) ?? null,
    writeText: (userId, values, savedAt) => set(userId, { values, savedAt }, texts),
    async readSlip(userId) {
      const kept = await get<KeptFile>(userId, slips)
      return kept !== undefined && (await digest(kept.bytes)) === kept.sha256 ? kept : null
    },
    async writeSlip(userId, file) {
      const bytes = await file.arrayBuffer()
      await set(userId, { name: file.name, type: file.type, bytes, sha256: await digest(bytes) } satisfies KeptFile, slips)
    },
    dropSlip: (userId) => del(userId, slips),
    drop,
    async dropKeptBy(userId, kept) {
      const text = await get<KeptText>(userId, texts)
      if (text === undefined || text.savedAt <= kept) await drop(userId)
    },
  }
}

/** The kept file as a File again. */
export function fileOf(kept: KeptFile): File {
  return new File([kept.bytes], kept.name, { type: kept.type })
}

async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
