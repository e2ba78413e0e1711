import type { Role } from '#contract/endpoint.ts'
import type { TeamRole } from '#contract/team-roles.ts'

/** What a session token says. `sessionVersion` must still be the account's: a new password ends older sessions. */
export interface Session {
  readonly userId: number
  readonly role: Role
  /** For the page, which shows what the role may do; the server asks the account. */
  readonly teamRole?: TeamRole | null
  readonly sessionVersion: number
}

/** The one token a session was opened with: its name, which nobody can guess, and its end, to the second. */
export interface TokenName {
  readonly id: string
  readonly expiresAt: Date
}

/** The session tokens that the page keeps as `authToken` (section 3). */
export interface Tokens {
  /** A signed token of its own name that expires `lifetimeSeconds` after `now`; its payload has `exp` in seconds. */
  issue(session: Session, lifetimeSeconds: number, now: Date): Promise<string>
  /** The session of a token of ours that has not expired; null for anything else. */
  read(token: string, now: Date): Promise<(Session & { readonly token: TokenName }) | null>
}
