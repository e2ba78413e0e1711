import * as v from 'valibot'
import { halfDays } from '#rules/moment/flex-slots.ts'
import type { HalfDayLimit } from '#rules/order/capacity.ts'

const count = (most: number) =>
  v.nullable(v.pipe(v.number('Un nombre, s’il te plaît.'), v.integer(), v.minValue(0), v.maxValue(most)))

/** What fits into half a day of a week; null bounds nothing. A half-day is named once. */
export const capacitySchema = v.pipe(
  v.array(
    v.object({
      weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
      halfDay: v.picklist(halfDays),
      orders: count(1000),
      kg: count(1_000_000),
    }),
  ),
  v.check(
    (limits) => new Set(limits.map(({ weekday, halfDay }) => `${weekday} ${halfDay}`)).size === limits.length,
    'Une demi-journée n’a qu’une limite.',
  ),
) satisfies v.GenericSchema<HalfDayLimit[]>
