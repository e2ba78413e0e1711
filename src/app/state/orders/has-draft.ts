import { forgiving } from '#adapters/failures/report-mistake.ts'
import { withTimeout } from '#adapters/device/with-timeout.ts'
import type { World } from '#app/world.ts'

/** Whether the signed-in user has a draft here. A device that keeps nothing has none; one silent for a second may. */
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
