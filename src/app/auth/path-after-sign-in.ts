import { paths } from '#app/paths.ts'
import type { WantedPage } from '#contract/handover/login-handover.ts'
import { isStaffToken } from '#state/session/session-token.ts'
import type { Session } from '#state/session/session.ts'

/**
 * Where signing in leads: to the wanted page unless it is another user's, else to the order form (section 2), for the
 * team to its lists.
 */
export function pathAfterSignIn(
  wanted: WantedPage | undefined,
  { user, token }: Pick<Session['state'], 'user' | 'token'>,
): string {
  const isWanted = wanted !== undefined && (wanted.owner === null || wanted.owner === user?.id)
  const address = isWanted ? wanted.address : paths.order
  return isStaffToken(token) && address.replace(/[?#].*$/s, '') === paths.order ? paths.staff : address
}
