import type { Availability } from './availability.ts'
import { flexDeparture, urgentPickup } from './departure.ts'
import { defaultFlexSlot, type FlexSlot } from './flex-slots.ts'
import { isAfterHours } from './provider-hours.ts'

/** A flex slot that Urgent buys nothing over. `pickup`: with urgent, sooner, or on the working day that it leaves. */
export interface FlexInstead {
  readonly slot: FlexSlot
  readonly pickup: 'same' | 'sooner' | 'working-day'
}

/** The first flex slot, where an urgent order is not picked up before it (R15); else null. */
export function flexInstead(now: Date, availability: Availability): FlexInstead | null {
  const slot = defaultFlexSlot(now, availability)
  const lead = flexDeparture(slot).getTime() - urgentPickup(now).getTime()
  if (lead <= 0) return { slot, pickup: lead === 0 ? 'same' : 'sooner' }
  return isAfterHours(now) ? { slot, pickup: 'working-day' } : null
}
