import { flexDeparture, urgentPickup } from './departure.ts'
import { defaultFlexSlot, type FlexSlot } from './flex-slots.ts'
import { isAfterHours } from './provider-hours.ts'

/** A flex slot that Urgent buys nothing over. `pickup`: as soon as urgent, sooner, or on the working day on which later orders leave anyway. */
export interface FlexInstead {
  readonly slot: FlexSlot
  readonly pickup: 'same' | 'sooner' | 'working-day'
}

/** The first flex slot, where an urgent order would not be picked up before it: from 18:15 on, and once the banner's hours are over, when it says the next working day beside the literal time (R15). Null while Urgent is worth its price. */
export function flexInstead(now: Date): FlexInstead | null {
  const slot = defaultFlexSlot(now)
  const lead = flexDeparture(slot).getTime() - urgentPickup(now).getTime()
  if (lead <= 0) return { slot, pickup: lead === 0 ? 'same' : 'sooner' }
  return isAfterHours(now) ? { slot, pickup: 'working-day' } : null
}
