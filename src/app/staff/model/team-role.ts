import { jwtDecode } from 'jwt-decode'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { TeamRole } from '#contract/team-roles.ts'

/** What the member of this session is in the team, by his token: what is shown. What he may do the server decides. */
export function useTeamRole(): TeamRole {
  const { token } = useSnapshot(useWorld().session.state)
  // Before there were roles, a session of the team was a manager's.
  return (token === null ? null : jwtDecode<{ readonly team?: TeamRole }>(token).team) ?? 'manager'
}
