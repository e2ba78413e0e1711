import { useEffect } from 'react'
import { prefetch } from '#adapters/load-with-retry.ts'

/** Fetches the screen that comes next once a form of this one is sent: it is there when the answer is. */
export function useNextLoaded(load: (() => Promise<unknown>) | undefined): void {
  useEffect(() => {
    if (load === undefined) return
    const sent = () => prefetch(load)
    document.addEventListener('submit', sent, { capture: true })
    return () => document.removeEventListener('submit', sent, { capture: true })
  }, [load])
}
