import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { useWorld } from '#app/world.ts'
import type { WantedPage } from '#contract/handover/login-handover.ts'
import type { Session } from '#state/session/session.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Card } from '#ui/frame/card.tsx'
import { pathAfterSignIn } from './path-after-sign-in.ts'

/** Already signed in on this device: the way on (R33). `isQuiet`: another action is the one of the screen. */
export function ResumeSession({
  wanted,
  isQuiet,
}: {
  readonly wanted: WantedPage | undefined
  readonly isQuiet: boolean
}) {
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
