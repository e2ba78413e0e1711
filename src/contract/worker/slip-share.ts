/** A file that was shared to this app, or opened with it, as it waits on the device for the order form. */
export interface SharedFile {
  readonly name: string
  readonly type: string
  /** Bytes, since stored `File` objects get corrupted on some phones. */
  readonly bytes: ArrayBuffer
}

/** What was shared at once, and when. `isHeld`: nobody was signed in when it came, and nobody had been. */
export interface SharedFiles {
  readonly files: readonly SharedFile[]
  readonly at: Date
  readonly isHeld: boolean
}

/**
 * Where the service worker lays them and the page finds them: in the store of the drafts, under the number of nobody
 * until it is known whose they are.
 */
export const sharedPlace = { database: 'colibat', store: 'drafts' } as const
export const nobody = 0
export const sharedKey = (userId: number): [number, string] => [userId, 'shared']

/** The name that a shared file has in the form that the device posts. */
export const sharedPart = 'bordereau'

/** In the order form's address: something was shared, and lies there, or could not be kept. */
export const sharedInQuery = 'partage'
export const shareOutcomes = { kept: 'oui', lost: 'perdu' } as const

/** More files at once are no slips. */
const mostShared = 10
/** More than the form would look at, bytes: of a larger file the beginning is kept, for its refusal. */
const mostKept = 60_000_001

/** What a `File` has, for both sides. */
interface Sharable {
  readonly name: string
  readonly type: string
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** Files as they are laid there. */
export async function sharedFiles(files: readonly Sharable[], at: Date): Promise<SharedFiles> {
  const kept = files
    .slice(0, mostShared)
    .map(async (file) => ({ name: file.name, type: file.type, bytes: await file.slice(0, mostKept).arrayBuffer() }))
  return { files: await Promise.all(kept), at, isHeld: false }
}

/** Whether what lies there is one of these. */
export function isSharedFiles(kept: unknown): kept is SharedFiles {
  const { files, at } = (kept ?? {}) as Partial<SharedFiles>
  return (
    at instanceof Date &&
    Array.isArray(files) &&
    files.length > 0 &&
    (files as Partial<SharedFile>[]).every(
      (file) => file?.bytes instanceof ArrayBuffer && typeof file.name === 'string',
    )
  )
}
