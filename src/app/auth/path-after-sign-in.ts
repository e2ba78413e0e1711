import { paths } from '#app/paths.ts'
import type { WantedPage } from '#contract/login-handover.ts'

/** Where signing in leads: to the page that was wanted, unless it was somebody else's, else to the order form (section 2). */
export function pathAfterSignIn(wanted: WantedPage | undefined, userId: number | undefined): string {
  if (wanted === undefined || (wanted.owner !== null && wanted.owner !== userId)) return paths.order
  return wanted.address
}
