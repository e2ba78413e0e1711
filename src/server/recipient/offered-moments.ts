import { isDeepStrictEqual } from 'node:util'
import { availabilityOf } from '#rules/moment/closings.ts'
import { halfDayOf } from '#rules/moment/flex-slots.ts'
import { clock } from '#rules/moment/french.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { addDays, parisDay, parisInstant, type TimeOfDay } from '#rules/moment/paris-time.ts'
import { plannedProblem } from '#rules/moment/planned-slot.ts'
import { fullFor } from '#rules/order/capacity.ts'
import { limitedHalfDays, nextFree } from '#server/capacity/half-days-left.ts'
import { kgOf } from '#server/capacity/taken-places.ts'
import { momentHeldOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'

/**
 * The next moments of an order's type that are open and have room, other than its own: half-days, or its hour on other
 * days. None of an urgent one.
 */
export async function offeredMoments(
  order: OrderRow,
  world: Pick<World, 'db' | 'now' | 'settings'>,
): Promise<Moment[]> {
  const held = momentHeldOf(order)
  const now = world.now()
  const today = parisDay(now)
  if (held.type === 'urgent') return []
  const offered: Moment[] =
    held.type === 'flex'
      ? (await nextFree({ day: today, halfDay: 'AM' }, kgOf(order), mostOffered + 1, world)).map((slot) => ({
          type: 'flex',
          slot,
        }))
      : await sameHour(clock(held.at) as TimeOfDay)
  return offered.filter((moment) => !isDeepStrictEqual(moment, held)).slice(0, mostOffered)

  async function sameHour(time: TimeOfDay): Promise<Moment[]> {
    const isFull = fullFor(await limitedHalfDays(world), kgOf(order))
    const { closure } = availabilityOf(await world.settings.closings())
    return Array.from({ length: daysAhead }, (_, ahead) => parisInstant(addDays(today, ahead), time))
      .filter((at) => plannedProblem(at, now) === null && closure(parisDay(at)) === null && !isFull(halfDayOf(at)))
      .slice(0, mostOffered + 1)
      .map((at) => ({ type: 'planifiee', at }))
  }
}

const mostOffered = 8
const daysAhead = 21
