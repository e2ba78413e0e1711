import { useState, type ReactNode } from 'react'
import type { WantedPage } from '#contract/handover/login-handover.ts'
import { ResumeSession } from './resume-session.tsx'

/** The door of who is signed in already: the way on, and the forms folded behind it. */
export function OtherAccount({
  wanted,
  children,
}: {
  readonly wanted: WantedPage | undefined
  readonly children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ResumeSession wanted={wanted} isQuiet={open} />
      <details className="door-other" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Utiliser un autre compte</summary>
        {/* Folded, it is not there: nothing fills it in, and nothing else is orange. */}
        {open && <div className="door-forms">{children}</div>}
      </details>
    </>
  )
}
