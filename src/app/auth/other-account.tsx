import { useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import type { WantedPage } from '#contract/handover/login-handover.ts'
import { useWorld } from '#app/world.ts'
import type { Session } from '#state/session/session.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Card } from '#ui/frame/card.tsx'
import { pathAfterSignIn } from './path-after-sign-in.ts'

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

/** Already signed in on this device: the way on (R33). `isQuiet`: another action is the one of the screen. */
function ResumeSession({ wanted, isQuiet }: { readonly wanted: WantedPage | undefined; readonly isQuiet: boolean }) {
  const { session } = useWorld()
  const { user, token } = useSnapshot(session.state)
  return (
    <Card>
      <p className="door-who">
        Tu es déjà connecté : {user?.prenom} {user?.nom}, {user?.email}.
      </p>
      <Link
        href={pathAfterSignIn(wanted, { user, token } as Session['state'])}
        className={buttonClass(isQuiet ? 'secondary' : 'primary', { wide: true })}
      >
        Continuer
      </Link>
    </Card>
  )
}
