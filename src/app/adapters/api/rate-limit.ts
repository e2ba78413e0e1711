/** Retries of a call refused with 429 (section 7). */
export const mostRetries = 3

/** Milliseconds to wait before retry `attempt` (1, 2, 3): the Retry-After header in seconds, else 2^attempt seconds, capped at 10 s. */
export function retryDelay(attempt: number, retryAfter: string | null): number {
  const asked = retryAfter === null || retryAfter.trim() === '' ? Number.NaN : Number(retryAfter)
  if (Number.isFinite(asked) && asked >= 0) return asked * 1000
  return Math.min(2 ** attempt, 10) * 1000
}
