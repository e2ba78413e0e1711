import { useLocation } from 'wouter'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { signOut } from './sign-out.ts'

/** « Se déconnecter » of the team, at once: a draft stays. `before` comes first. */
export function useLeaveSession(): (before: () => Promise<void>) => Promise<void> {
  const world = useWorld()
  const [, navigate] = useLocation()
  return async (before) => {
    const id = world.session.state.user?.id
    const hasDraft = id !== undefined && (await world.deviceData.hasDraft(id).catch(forgiving(() => false)))
    await before()
    void signOut(world, hasDraft, hasDraft)
    navigate(paths.login, { replace: true })
  }
}
