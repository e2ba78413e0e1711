import type { UserRow } from '#server/users/users.ts'
import type { DeviceMark } from '#server/users/device-marks.ts'
import type { Visit } from '#server/http/handler.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import type { NetworkRate } from '#server/limits/rates.ts'
import { checkRates } from './within-rate.ts'

/**
 * The mark by which a device knows an account; null for a stranger, or without an account. `rate`: what a network is
 * counted by, from which a mark of another account spares no device.
 */
export async function trustedDevice(
  user: Pick<UserRow, 'id' | 'session_version'> | null,
  { marks, network }: Visit,
  rate: NetworkRate,
  limiter: Limiter,
): Promise<DeviceMark | null> {
  const mark = marks.find(
    ({ userId, sessionVersion }) => userId === user?.id && sessionVersion === user.session_version,
  )
  if (mark === undefined && marks.length > 0) await checkRates(limiter, networkBuckets(rate, network))
  return mark ?? null
}
