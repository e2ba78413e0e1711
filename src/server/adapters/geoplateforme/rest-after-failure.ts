/** Whether a service that failed is left alone for a while. */
export interface Rest {
  isOn(): boolean
  /**
   * A question goes out. After a rest it tries the service: nobody else asks until it is answered, or its time is over.
   * Returns whether it does.
   */
  begin(): boolean
  failed(): void
  /** A question that tried the service was answered, whatever by. */
  answered(): void
}

/** A rest of `restMs` after each failure, then one question alone, for `timeoutMs` at most. Milliseconds. */
export function createRest({
  now,
  restMs,
  timeoutMs,
}: {
  now(): Date
  readonly restMs: number
  readonly timeoutMs: number
}): Rest {
  let until = 0
  let hasFailed = false
  return {
    isOn: () => now().getTime() < until,
    begin() {
      if (hasFailed) until = now().getTime() + timeoutMs
      return hasFailed
    },
    failed() {
      until = Math.max(until, now().getTime() + restMs)
      hasFailed = true
    },
    answered() {
      until = 0
      hasFailed = false
    },
  }
}
