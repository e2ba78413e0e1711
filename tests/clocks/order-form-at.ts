import { everyDay } from '#rules/moment/availability.ts'
import { dayStrip } from '#rules/moment/day-strip.ts'
import { plannedTimes } from '#rules/moment/planned-times.ts'
import { restore } from '#app/order/model/order-actions.ts'
import { readOrder } from '#app/order/model/order-schema.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { learnAvailability } from '#app/order/watch/watch-settings.ts'
import { holidaysOnly } from '#rules/moment/closings.ts'
import type { OrderValues } from '#app/order/model/order-values.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { dayIsOpen } from '#rules/moment/flex-slots.ts'
import { filledValues } from '#tests/app/order/filled-values.ts'
import { anOrder } from '#tests/builders/order.ts'
import { camille, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

/** The half-day a new form starts with: '2026-11-20 PM'. */
export function startOf(now: Date): string {
  const state = createOrderState(camille, now)
  learnAvailability(state, holidaysOnly)
  const { flexDate, flexHalfDay } = state.values
  return `${flexDate} ${flexHalfDay}`
}

/** The chips of the coming days; a day without a slot stands in brackets: '[ven. 20 nov.]'. */
export function chips(now: Date, count: number): string[] {
  return dayStrip(now, (day) => dayIsOpen(day, now, everyDay), '', everyDay)
    .slice(0, count)
    .map(({ weekday, day, month, disabled }) =>
      disabled ? `[${weekday} ${day} ${month}]` : `${weekday} ${day} ${month}`,
    )
}

/** The first and the last time of a day that the form offers. */
export function times(day: string, now: Date): string {
  const open = plannedTimes(day, now, everyDay)
  return open.length === 0 ? 'none' : `${open[0]}…${open.at(-1)}`
}

/** The sentences of a form that is right but for its moment. */
export function issues(moment: Partial<OrderValues>, now: Date): object {
  const read = readOrder(filledValues(moment), now, everyDay)
  return 'issues' in read ? read.issues : {}
}

/**
 * What the form says to the provider at that moment: the departure a visit asks the road for, and the date of the
 * order.
 */
export async function sent(
  moment: Partial<OrderValues>,
  now: Date,
): Promise<{ departure: string; dateLivraison: unknown }> {
  return { departure: await departureAsked(moment, now), dateLivraison: dateOnWire(moment, now) }
}

async function departureAsked(moment: Partial<OrderValues>, now: Date): Promise<string> {
  const asked = Promise.withResolvers<number>()
  const provider = pretendProvider({
    '/calculate-duration': ({ departure_time }) => {
      asked.resolve(Number(departure_time))
      return { success: true, duration_in_minutes: 24 }
    },
  })
  const world = pretendWorld(provider.fetch, now)
  await world.drafts.drop(camille.id)
  const visit = createOrderStore(world, camille)
  const stop = visit.start()
  while (visit.state.status !== 'open') await new Promise(setImmediate)
  const { deliveryReceipt: _, ...values } = filledValues(moment)
  restore(visit.state, values)
  const seconds = await asked.promise
  stop()
  return new Date(seconds * 1000).toISOString()
}

function dateOnWire(moment: Partial<OrderValues>, now: Date): unknown {
  const read = readOrder(filledValues(moment), now, everyDay)
  return 'order' in read ? orderOnWire({ ...anOrder(), ...read.order }).dateLivraison : read.issues
}
