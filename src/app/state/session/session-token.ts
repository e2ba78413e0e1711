import type { TeamRole } from '#contract/team-roles.ts'
import { InvalidTokenError, jwtDecode } from 'jwt-decode'

/** Whether a token is present, decodable, and not expired; `exp` is in seconds. An unreadable token is invalid. */
export function tokenIsValid(token: string | null, now: Date): boolean {
  const exp = claimsOf(token)?.exp
  return exp !== undefined && exp * 1000 > now.getTime()
}

/** Whether a token says that its owner is of the team (R43). What the team may do the server decides. */
export function isStaffToken(token: string | null): boolean {
  return claimsOf(token)?.role === 'staff'
}

/** What its owner is in the team: what is shown. Before there were roles, a session of the team was a manager's. */
export function teamRoleOf(token: string | null): TeamRole {
  return claimsOf(token)?.team ?? 'manager'
}

interface Claims {
  readonly exp?: number
  readonly role?: unknown
  readonly team?: TeamRole
}

function claimsOf(token: string | null): Claims | null {
  try {
    return token === null ? null : jwtDecode(token)
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error
    return null
  }
}
