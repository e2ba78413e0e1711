import type { Bucket, Limiter } from '#server/limits/limiter.ts'
import { checkRates } from './within-rate.ts'

/** Lets somebody guess: counted before it is judged, so that guesses at the same moment count each, and put back when it was right, or was not judged at all. */
export async function countFailures<T>(limiter: Limiter, buckets: readonly Bucket[], guess: () => Promise<T | null>): Promise<T | null> {
  await checkRates(limiter, buckets)
  let isWrong = false
  try {
    const right = await guess()
    isWrong = right === null
    return right
  } finally {
    if (!isWrong) await limiter.giveBack(buckets)
  }
}
