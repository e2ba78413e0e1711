import { holidaysOnly } from '#rules/moment/closings.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { departure, flexDeparture } from '#rules/moment/departure.ts'
import { defaultFlexSlot } from '#rules/moment/flex-slots.ts'
import { clock, dayAndMonth, longDay } from '#rules/moment/french.ts'
import { ordersIn, yearsOf } from '#rules/order/order-filter.ts'
import { addDays, parisDay, parisInstant, parisMinutes, type TimeOfDay } from '#rules/moment/paris-time.ts'
import { plannedProblem } from '#rules/moment/planned-slot.ts'

/** Days on which clocks change somewhere: Paris, New York, Casablanca, Lord Howe; and the turn of the year. */
const days = [
  '2026-03-08',
  '2026-03-22',
  '2026-03-29',
  '2026-04-05',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2026-12-31',
  '2027-03-28',
  '2027-10-31',
]

/** Everything the rules say of time around those days, hour by hour: the same text on every device (R12). */
export function witness(): string {
  return JSON.stringify(days.flatMap((day) => [quarters(day), ...hours(day).map(answers)]))
}

function quarters(day: string): Date[] {
  return Array.from({ length: 96 }, (_, quarter) =>
    parisInstant(day, `${Math.floor(quarter / 4)}:${(quarter % 4) * 15}` as TimeOfDay),
  )
}

function hours(day: string): Date[] {
  const start = Date.parse(`${addDays(day, -1)}T12:00:00Z`)
  return Array.from({ length: 48 }, (_, hour) => new Date(start + hour * 3_600_000))
}

function answers(now: Date) {
  const slot = defaultFlexSlot(now, holidaysOnly)
  const at = new Date(now.getTime() + 5 * 3_600_000)
  return {
    clock: [
      parisDay(now),
      parisMinutes(now),
      wireFromInstant(now),
      longDay(now),
      dayAndMonth(parisDay(now)),
      clock(now),
    ],
    flex: [slot, flexDeparture(slot), departure({ type: 'flex', slot }, now)],
    planned: [plannedProblem(at, now), departure({ type: 'planifiee', at }, now)],
    urgent: departure({ type: 'urgent' }, now),
    history: [ordersIn([{ orderedAt: now }], '2026', now).length, yearsOf([{ orderedAt: now }])],
  }
}
