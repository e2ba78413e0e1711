/** Where slips, and later photos and invoices, lie: a path such as 'slips/<id>.pdf' and bytes that never change. */
export interface Files {
  /** Keeps the bytes; when it returns they survive a power cut. */
  save(path: string, bytes: Uint8Array): Promise<void>
  /** The very bytes, or null. */
  read(path: string): Promise<Uint8Array | null>
  remove(path: string): Promise<void>
}
