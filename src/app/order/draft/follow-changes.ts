import { subscribe } from 'valtio'

/** Tells of changes to a valtio proxy: `atOnce` at the first of several, `after` once they are all made. Stopping in between forgets none. */
export function followChanges(state: object, { atOnce, after }: { atOnce(): void; after(): void }): () => void {
  let changed = false
  const tell = () => {
    if (!changed) return
    changed = false
    after()
  }
  const unsubscribe = subscribe(
    state,
    () => {
      if (changed) return
      changed = true
      atOnce()
      queueMicrotask(tell)
    },
    true,
  )
  return () => {
    unsubscribe()
    tell()
  }
}
