import { forgiving } from '#adapters/failures/report-mistake.ts'
import { withTimeout } from '#adapters/device/with-timeout.ts'
import type { World } from '#app/world.ts'

/** Whether a draft of who is signed in lies here. A device that keeps nothing has none; one that does not say within a second may have one. */
export async function hasDraft({
  deviceData,
  session,
  sleep,
}: Pick<World, 'deviceData' | 'session' | 'sleep'>): Promise<boolean> {
  const id = session.state.user?.id
  if (id === undefined) return false
  const isThere = deviceData.hasDraft(id).catch(forgiving(() => false))
  return withTimeout(answerMs, isThere, sleep).catch(forgiving(() => true))
}

const answerMs = 1000
