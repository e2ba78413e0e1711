import { useEffect, useRef, useState } from 'react'
import { lazyModule } from '#adapters/lazy/lazy.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { SitePost } from './site-post.ts'

/** What keeps messages on the device: it comes with the first touch of the form, since without a network it could not come any more. `whenThere` resolves with null where it did not. */
export function useSitePost(): { readonly post: SitePost | null; whenThere(): Promise<SitePost | null> } {
  const [post, setPost] = useState<SitePost | null>(null)
  const loading = useRef<Promise<SitePost | null>>(null)
  const load = () =>
    (loading.current ??= sitePost().then(
      ({ createSitePost }) => createSitePost(),
      forgiving(() => null),
    ))
  useEffect(() => {
    let isHere = true
    void load().then((loaded) => isHere && setPost(loaded))
    return () => {
      isHere = false
    }
  }, [])
  return { post, whenThere: load }
}

const sitePost = lazyModule(() => import('./site-post.ts'))
