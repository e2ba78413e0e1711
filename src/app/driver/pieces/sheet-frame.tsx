import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import type { StopKind } from '#rules/run/run-moves.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { StopMark } from './stop-mark.tsx'

interface SheetFrameProps {
  /** None for a paper that is about both stops. */
  readonly kind?: StopKind
  readonly title: string
  readonly lead: string
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/** A sheet over the day: what it is about, and the cross that closes it; nothing else to press by mistake. */
export function SheetFrame({ kind, title, lead, bar, children }: SheetFrameProps) {
  return (
    <main className="driver-sheet" id="contenu" tabIndex={-1}>
      <div className="driver-sheet-head">
        {kind && <StopMark kind={kind} />}
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{lead}</p>
        </div>
        <Link href={paths.driver}>
          <LineIcon d="m6 6 12 12M18 6 6 18" />
          <VisuallyHidden>Fermer</VisuallyHidden>
        </Link>
      </div>
      <div className="driver-sheet-body">{children}</div>
      {bar}
    </main>
  )
}
