import { urgentPickup } from './departure.ts'
import { deliveryDue } from './delivery-due.ts'
import type { Moment } from './moment.ts'
import { parisDay, type ParisDay } from './paris-time.ts'

interface Dated {
  readonly moment: Moment | null
  readonly orderedAt: Date
  readonly expectedAt: Date | null
}

/** The date that the team set, where it is another one than was asked for: later than the end of the slot, or on an earlier day; else null. */
export function teamsDate({ moment, orderedAt, expectedAt }: Dated): Date | null {
  if (moment === null || expectedAt === null) return null
  const isLater = deliveryDue(moment, { orderedAt, expectedAt }) === expectedAt
  return isLater || parisDay(expectedAt) < askedDay(moment, orderedAt) ? expectedAt : null
}

/** The Paris day that was asked for; of an urgent order the day of its pickup. */
export function askedDay(moment: Moment, orderedAt: Date): ParisDay {
  if (moment.type === 'flex') return moment.slot.day
  return parisDay(moment.type === 'planifiee' ? moment.at : urgentPickup(orderedAt))
}
