/** When a letter that was not sent is tried again: after 1 minute, 2, 4… at most 4 hours; null after the 20th try, some two days on. */
export function nextTry(attempts: number, at: Date): Date | null {
  if (attempts >= mostAttempts) return null
  return new Date(at.getTime() + Math.min(minuteMs * 2 ** (attempts - 1), longestMs))
}

const mostAttempts = 20
const minuteMs = 60_000
const longestMs = 4 * 60 * minuteMs
