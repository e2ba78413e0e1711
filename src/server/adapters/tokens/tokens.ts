import type { Role } from '#server/db/tables.ts'

/** What a session token says. `sessionVersion` must still be the account's: a new password ends older sessions. */
export interface Session {
  readonly userId: number
  readonly role: Role
  readonly sessionVersion: number
}

/** The session tokens that the page keeps as `authToken` (section 3). */
export interface Tokens {
  /** A signed token that expires `lifetimeSeconds` after `now`; its payload has `exp` in seconds. */
  issue(session: Session, lifetimeSeconds: number, now: Date): Promise<string>
  /** The session of a token of ours that has not expired; null for anything else. */
  read(token: string, now: Date): Promise<Session | null>
}
