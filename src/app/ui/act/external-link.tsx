import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'

/** A link to somebody else's site: in a tab of its own, so that the app stays, and marked. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true">&nbsp;↗</span>
      <VisuallyHidden> (autre site, nouvel onglet)</VisuallyHidden>
    </a>
  )
}
