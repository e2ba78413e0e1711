import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { useWorld } from '#app/world.ts'
import type { WantedPage } from '#contract/login-handover.ts'
import type { Session } from '#state/session.ts'
import { Banner } from '#ui/banner.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { pathAfterSignIn } from './path-after-sign-in.ts'

/** Already signed in on this device: the way on (R33). */
export function ResumeSession({ wanted }: { readonly wanted: WantedPage | undefined }) {
  const { session } = useWorld()
  const { user, token } = useSnapshot(session.state)
  if (!session.isValid()) return null
  return (
    <Banner
      action={
        <Link href={pathAfterSignIn(wanted, { user, token } as Session['state'])} className={buttonClass('secondary', { small: true })}>
          Continuer
        </Link>
      }
    >
      Tu es déjà connecté : {user?.prenom} {user?.nom}, {user?.email}.
    </Banner>
  )
}
