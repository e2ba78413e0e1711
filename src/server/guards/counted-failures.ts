import type { Bucket, Limiter } from '#server/limits/limiter.ts'
import { checkWays } from './within-rate.ts'

/**
 * Allows a guess by the first of these ways that has room: counted before it is judged, so that simultaneous guesses
 * all count, and put back when it was right or not judged. The guess gets the way.
 */
export async function countFailures<Way extends readonly Bucket[], T>(
  limiter: Limiter,
  ways: readonly Way[],
  guess: (way: Way) => Promise<T | null>,
): Promise<T | null> {
  const way = await checkWays(limiter, ways)
  let isWrong = false
  try {
    const right = await guess(way)
    isWrong = right === null
    return right
  } finally {
    if (!isWrong) await limiter.giveBack(way)
  }
}
