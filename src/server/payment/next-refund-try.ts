/**
 * When a refund that was not given back is tried again: after 1 minute, 2, 4… at most a day. A debt does not expire, so
 * there is always a next time.
 */
export function nextRefundTry(attempts: number, at: Date): Date {
  return new Date(at.getTime() + Math.min(minuteMs * 2 ** (attempts - 1), dayMs))
}

/** How often a refund is tried before people are told of it, some day and a half: the processor may be away. */
export const quietTries = 13

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
