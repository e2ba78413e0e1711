import type { Availability } from './availability.ts'
import { holidayName } from './holidays.ts'
import type { ParisDay } from './paris-time.ts'

/** Days on which the provider is closed, both included, and why, as customers read it. */
export interface Closing {
  readonly from: ParisDay
  readonly to: ParisDay
  readonly reason: string
}

/** Closed on these days, and on the public holidays of France. A closing's own reason comes first. */
export function availabilityOf(
  closings: readonly Closing[],
  isFull: Availability['isFull'] = () => false,
): Availability {
  return {
    isFull,
    closure: (day) => closings.find(({ from, to }) => from <= day && day <= to)?.reason ?? holidayName(day),
  }
}

/** What is known of any provider: the public holidays of France. */
export const holidaysOnly = availabilityOf([])
