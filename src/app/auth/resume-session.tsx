import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { Banner } from '#ui/banner.tsx'
import { buttonClass } from '#ui/button-class.ts'

/** Already signed in on this device: the way on (R33). */
export function ResumeSession() {
  const { session } = useWorld()
  const { user } = useSnapshot(session.state)
  if (!session.isValid()) return null
  return (
    <Banner
      action={
        <Link href={paths.order} className={buttonClass('secondary', { small: true })}>
          Continuer
        </Link>
      }
    >
      Tu es déjà connecté avec {user?.email}.
    </Banner>
  )
}
