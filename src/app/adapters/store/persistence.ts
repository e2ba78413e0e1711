/** Asks the browser, once a page, not to clear this site by itself. Nothing depends on the reply. */
export function createAskToPersist(storage: StorageManager | undefined): () => void {
  let asked = false
  return () => {
    if (asked || typeof storage?.persist !== 'function') return
    asked = true
    void ask(storage).catch(() => {})
  }
}

async function ask(storage: StorageManager): Promise<void> {
  if (!(await storage.persisted())) await storage.persist()
}
