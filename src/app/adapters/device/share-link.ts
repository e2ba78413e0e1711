/** A page of this site to hand on. */
interface SharedLink {
  readonly title: string
  /** '/suivi/…' */
  readonly path: string
}

/** What became of it; `closed`: its user thought better of it. */
export type ShareLink = (link: SharedLink) => Promise<'shared' | 'copied' | 'closed' | 'refused'>

/** By the device's share sheet where there is one, else onto the clipboard. */
export const shareLink: ShareLink = async ({ title, path }) => {
  const url = new URL(path, location.origin).href
  if (navigator.canShare?.({ title, url })) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
