import { useEffect, useRef, useState } from 'react'
import { lazyModule } from '#adapters/lazy/lazy.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { SiteOutbox } from './site-outbox.ts'

/**
 * Keeps messages on the device. Loaded at the first touch, since it could not come offline; `whenThere` resolves with
 * null where it did not.
 */
export function useSiteOutbox(): { readonly outbox: SiteOutbox | null; whenThere(): Promise<SiteOutbox | null> } {
  const [outbox, setOutbox] = useState<SiteOutbox | null>(null)
  const loading = useRef<Promise<SiteOutbox | null>>(null)
  const load = () =>
    (loading.current ??= siteOutbox().then(
      ({ createSiteOutbox }) => createSiteOutbox(),
      forgiving(() => null),
    ))
  useEffect(() => {
    let isHere = true
    void load().then((loaded) => isHere && setOutbox(loaded))
    return () => {
      isHere = false
    }
  }, [])
  return { outbox, whenThere: load }
}

const siteOutbox = lazyModule(() => import('./site-outbox.ts'))
