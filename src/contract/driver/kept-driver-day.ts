import * as v from 'valibot'
import { identifier } from '#contract/wire/identifier.ts'
import { carrier, driverOrder, waybillEvent, type DriverDay } from './driver-day.ts'

/** A driver's day as his phone keeps it, and when it came. */
export interface KeptDriverDay {
  readonly day: DriverDay
  readonly at: Date
}

/** What lies on the device, if it is such a day: another version's is read only where nothing is missing. */
export function readKeptDriverDay(kept: unknown): KeptDriverDay | null {
  const { success, output } = v.safeParse(keptDriverDay, kept, { abortEarly: true })
  return success ? (output as KeptDriverDay) : null
}

const orNever = v.nullable(v.date())
const order = v.object({
  ...driverOrder.entries,
  evenements: v.array(
    v.object({
      ...waybillEvent.entries,
      le: v.date(),
      // Not in the copies of earlier versions.
      arrive_le: v.optional(orNever, null),
      telephone_le: v.date(),
      recu_le: v.date(),
    }),
  ),
})
const stop = v.object({
  orderId: identifier,
  kind: v.picklist(['pickup', 'delivery']),
  at: orNever,
  isEstimated: v.boolean(),
  isLate: v.boolean(),
  doneAt: orNever,
})
const run = v.looseObject({
  id: identifier,
  day: v.string(),
  state: v.string(),
  driver: v.object({ id: identifier, name: v.string() }),
  plate: v.string(),
  carrier: v.string(),
  startsAt: v.date(),
  stops: v.array(stop),
})
const takenOff = v.object({ orderId: identifier, runId: identifier, at: v.date(), note: v.string() })

const keptDriverDay = v.object({
  day: v.object({
    day: v.string(),
    carrier,
    runs: v.array(run),
    orders: v.array(order),
    takenOff: v.array(takenOff),
  } satisfies Record<keyof DriverDay, v.GenericSchema>),
  at: v.date(),
})
