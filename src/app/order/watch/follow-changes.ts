import { subscribe } from 'valtio'
import type { AfterPaint } from '#adapters/device/after-paint.ts'

/** Follows changes until it is stopped; neither way out forgets one. */
export interface Follower {
  /** Tells now of what was changed. */
  flush(): void
  stop(): void
}

/** Follows changes of a valtio proxy: `atOnce` runs at the first of several, `after` once what they change is seen. */
export function followChanges(
  state: object,
  afterPaint: AfterPaint,
  { atOnce, after }: { atOnce?(): void; after(): void },
): Follower {
  let changed = false
  const flush = () => {
    if (!changed) return
    changed = false
    after()
  }
  const unsubscribe = subscribe(
    state,
    () => {
      if (changed) return
      changed = true
      atOnce?.()
      afterPaint(flush)
    },
    true,
  )
  return {
    flush,
    stop() {
      unsubscribe()
      flush()
    },
  }
}
