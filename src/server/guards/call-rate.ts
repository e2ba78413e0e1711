import type { Caller, Visit } from '#server/http/handler.ts'
import type { CallRate } from '#server/limits/call-rates.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import { checkRate, checkRates } from './within-rate.ts'

/**
 * Counts a call, whoever made it: by the account, by the network, or by the accounts that the device has marks of. A login hands out the
 * next mark, so the marks of an account count together; once they are used up, by a stolen one, its other devices are strangers here.
 */
export async function checkCallRate(
  { rate, by }: CallRate,
  caller: Caller | null,
  { network, marks }: Visit,
  limiter: Limiter,
): Promise<void> {
  if (by === 'caller') return await checkRate(limiter, rate, String(caller?.id))
  const accounts = new Set(marks.map(({ userId }) => String(userId)))
  if (accounts.size > 0 && (await limiter.takeAll([...accounts].map((who) => ({ name: 'callsByMarks', who })))) === 0)
    return
  await checkRates(limiter, networkBuckets(rate, network))
}
