import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { TeamRole } from '#contract/team-roles.ts'
import { teamRoleOf } from '#state/session/session-token.ts'

/** What the member of this session is in the team. */
export function useTeamRole(): TeamRole {
  return teamRoleOf(useSnapshot(useWorld().session.state).token)
}
