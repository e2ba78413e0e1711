/** Where slips, photos and invoices lie: a path such as 'slips/<id>.pdf' and bytes that never change. */
export interface Files {
  /** Keeps the bytes; when it returns they survive a power cut. */
  save(path: string, bytes: Uint8Array): Promise<void>
  /** The very bytes, or null. */
  read(path: string): Promise<Uint8Array | null>
  remove(path: string): Promise<void>
  /** All that lies in a folder such as 'slips', by batches, what a save left half done included. */
  list(folder: string): AsyncIterable<readonly string[]>
  /** When a file was saved; null when it is not there. */
  savedAt(path: string): Promise<Date | null>
  /** The bytes that still fit; infinite where nobody can say. */
  free(): Promise<number>
}
