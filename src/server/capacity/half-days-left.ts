import { availabilityOf } from '#rules/moment/closings.ts'
import { halfDayOf, halfDays, nextFlexSlots, type FlexSlot } from '#rules/moment/flex-slots.ts'
import { addDays, parisDay, parisInstant } from '#rules/moment/paris-time.ts'
import { mostDaysAhead } from '#rules/moment/timetables.ts'
import { limitOf, loadOf, roomLeft, fullFor, type HalfDayLeft } from '#rules/order/capacity.ts'
import type { World } from '#server/world.ts'
import { kgOf, loadsBetween } from './taken-places.ts'

type LimitedWorld = Pick<World, 'db' | 'now' | 'settings'>

/** The half-days that have a limit, from today on as far as one may order, and what is left of each. */
export async function limitedHalfDays({ db, now, settings }: LimitedWorld): Promise<HalfDayLeft[]> {
  const limits = await settings.capacity()
  if (limits.length === 0) return []
  const [at, today] = [now(), parisDay(now())]
  const days = Array.from({ length: mostDaysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  const end = parisInstant(addDays(today, mostDaysAhead + 1), '0:00')
  const rows = await loadsBetween(db, parisInstant(today, '0:00'), end, at)
  const taken = Map.groupBy(rows, ({ expected_at: expected }) => nameOf(halfDayOf(new Date(expected))))
  return days.flatMap((day) =>
    halfDays.flatMap((halfDay) => {
      const limit = limitOf({ day, halfDay }, limits)
      const load = loadOf((taken.get(nameOf({ day, halfDay })) ?? []).map(kgOf))
      return limit === null ? [] : [{ day, halfDay, kg: roomLeft(limit, load) }]
    }),
  )
}

/** The next half-days for so many kilograms, from a slot's day on. */
export async function nextFree(from: FlexSlot, kg: number, most: number, world: LimitedWorld): Promise<FlexSlot[]> {
  const isFull = fullFor(await limitedHalfDays(world), kg)
  return nextFlexSlots(from.day, most, world.now(), availabilityOf(await world.settings.closings(), isFull))
}

function nameOf({ day, halfDay }: FlexSlot): string {
  return `${day} ${halfDay}`
}
