import type { CarriedMessage } from '#adapters/store/carried-message.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { messageFollows } from '#app/paths.ts'

/** The message that another screen began for this page, once; null when the address speaks of none, or the device has lost it. */
export async function takeUp(): Promise<CarriedMessage | null> {
  if (location.hash !== messageFollows) return null
  history.replaceState(history.state, '', location.pathname)
  const { takeCarriedMessage } = await import('#adapters/store/carried-message.ts')
  return takeCarriedMessage(new Date()).catch(forgiving(() => null))
}
