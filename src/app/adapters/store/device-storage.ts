/** What the browser says of this site's place on the device; null where it does not say. */
export interface StorageFacts {
  /** Roughly: some browsers round it. */
  readonly usedBytes: number | null
  /** It is not cleared by the browser itself. */
  readonly isPersisted: boolean | null
}

/** Reads it; never rejects. */
export type ReadStorageFacts = () => Promise<StorageFacts>

/** `storage`: undefined in an old browser, or without https. */
export function createReadStorageFacts(storage: StorageManager | undefined): ReadStorageFacts {
  return async () => {
    const [usedBytes, isPersisted] = await Promise.all([
      known(async () => (await storage?.estimate())?.usage),
      known(async () => storage?.persisted()),
    ])
    return { usedBytes, isPersisted }
  }
}

async function known<T>(ask: () => Promise<T | undefined>): Promise<T | null> {
  try {
    return (await ask()) ?? null
  } catch {
    return null
  }
}
