import type { Endpoint } from '#contract/endpoint.ts'
import { factorNeeded } from '#contract/team-roles.ts'
import { findFactor } from '#server/factor/second-factors.ts'
import { findSessionUser } from '#server/users/sessions.ts'
import type { Caller } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'
import { recordLastSeen } from '#server/users/unused-users.ts'

/**
 * The caller of a call, null when it is for all. Refuses 401 without a living session, 403 what is another role's, or
 * waits for a second factor where the team must have one.
 */
export async function checkAudience(
  { audience, needsNoFactor }: Pick<Endpoint, 'audience' | 'needsNoFactor'>,
  authorization: string | undefined,
  world: World,
): Promise<Caller | null> {
  if (audience === 'nobody') return null
  const caller = await callerOf(authorization, world)
  if (caller === null) throw sessionOver()
  if (audience === 'supplier') return caller
  if (caller.role !== 'staff') throw new HttpError(403, "Cette action est réservée à l'équipe.")
  if (caller.teamRole === null || !audience.includes(caller.teamRole))
    throw new HttpError(403, 'Ton rôle dans l’équipe ne permet pas cette action.')
  if (world.demandsFactor && !needsNoFactor && (await findFactor(world.db, caller.id)) === null)
    throw new HttpError(403, 'L’équipe se connecte ici avec un second facteur : ajoute d’abord le tien.', {
      extra: { code: factorNeeded },
    })
  return caller
}

/** The one refusal of a call without a living session: whatever was wrong with its token. */
export function sessionOver(): HttpError {
  return new HttpError(401, 'Session expirée ou absente : connecte-toi.', { headers: { 'WWW-Authenticate': 'Bearer' } })
}

/**
 * Whose living session a call carries, null when none. The account must still be there, with the sessions it had when
 * the token was signed, and this one not signed out of.
 */
export async function callerOf(authorization: string | undefined, world: World): Promise<Caller | null> {
  const { db, tokens, now } = world
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization ?? '')?.[1]
  const session = token === undefined ? null : await tokens.read(token, now())
  if (session === null) return null
  const user = await findSessionUser(db, session.userId, session.token.id)
  if (user === null || user.session_version !== session.sessionVersion) return null
  await recordLastSeen(user, world)
  const { organisation_id: organisationId, organisation_role: organisationRole } = user
  return {
    id: user.id,
    role: user.role,
    teamRole: user.team_role,
    organisation:
      organisationId === null || organisationRole === null ? null : { id: organisationId, role: organisationRole },
    token: session.token,
  }
}
