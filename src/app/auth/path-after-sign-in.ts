import { paths } from '#app/paths.ts'
import type { WantedPage } from '#contract/handover/login-handover.ts'
import { isStaffToken } from '#state/session/token.ts'
import type { Session } from '#state/session/session.ts'

/** Where signing in leads: to the page that was wanted, unless it was somebody else's, else to the order form (section 2). The team goes to its lists instead of the order form, where an installed app starts. */
export function pathAfterSignIn(
  wanted: WantedPage | undefined,
  { user, token }: Pick<Session['state'], 'user' | 'token'>,
): string {
  const isWanted = wanted !== undefined && (wanted.owner === null || wanted.owner === user?.id)
  const address = isWanted ? wanted.address : paths.order
  return isStaffToken(token) && address.replace(/[?#].*$/s, '') === paths.order ? paths.staff : address
}
