import type { Rate } from './rates.ts'

/** When a bucket is empty again, in milliseconds since 1970, that was seen to be empty at `kept`. One fuller than full was filled by a clock that went wrong and was put right: it counts as empty. */
export function emptyAgainAt({ burst, everyMs }: Rate, kept: number | undefined, at: number): number {
  return kept === undefined || kept < at || kept > at + burst * everyMs + clockStepMs ? at : kept
}

/** The milliseconds until a bucket takes one more, 0 when it does now. */
export function waitMsOf(rate: Rate, kept: number | undefined, at: number): number {
  return Math.max(0, emptyAgainAt(rate, kept, at) - (rate.burst - 1) * rate.everyMs - at)
}

/** The clocks of two machines differ by less. */
export const clockStepMs = 3_600_000
