/** Retries of a call refused with 429 (section 7), or put off with 503. */
export const mostRetries = 3

/** Milliseconds before retry `attempt` (1, 2, 3): Retry-After in seconds, else 2^attempt seconds, at most 10 s. */
export function retryDelay(attempt: number, retryAfter: string | null): number {
  const asked = retryAfter === null || retryAfter.trim() === '' ? Number.NaN : Number(retryAfter)
  if (Number.isFinite(asked) && asked >= 0) return asked * 1000
  return Math.min(2 ** attempt, 10) * 1000
}

/** Whether the server asks to come again and did nothing: 429, or a 503 that says when, soon. */
export function isPutOff({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const seconds = headers.get('retry-after') ?? ''
  return status === 429 || (status === 503 && /^\d+$/.test(seconds) && Number(seconds) <= soonS)
}

/** What is longer is no queue but a house that is closed. */
const soonS = 10
