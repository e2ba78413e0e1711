import type { StaffRun } from '#contract/staff/run-on-wire.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { formatKg } from '#rules/price/weight-bands.ts'
import { addedMinutes, type AddedStop } from '#rules/run/added-minutes.ts'
import { mostOnBoard } from '#rules/run/load-on-board.ts'
import { withOrders, type StopName } from '#rules/run/run-moves.ts'
import type { RunsOfDay } from './runs-store.ts'

/** What placing orders on a run comes to: '+46 min environ', and its load, '1 020 kg sur 1 200'. */
export interface Placing {
  readonly later: string | null
  readonly load: string
  readonly isTooHeavy: boolean
}

/** How a run would be with these orders behind its stops; `later`: null where nobody knows where a stop is. */
export function placingOn(run: StaffRun, placed: readonly StaffOrder[], day: RunsOfDay): Placing {
  const stops = withOrders(
    run.stops,
    placed.map(({ id, attempt }) => ({ id, attempts: attempt === '' ? 0 : 1 })),
  )
  const added = stops.slice(run.stops.length)
  const places = added.map((stop, index) => {
    const order = placed.find(({ id }) => id === stop.orderId)
    const isFromItsPickup = added[index - 1]?.orderId === stop.orderId
    const place = placeOf(stop, order)
    return place && { ...place, minutes: isFromItsPickup ? (order?.minutes ?? null) : null }
  })
  const last = run.stops.at(-1)
  const end =
    last === undefined
      ? null
      : placeOf(
          last,
          day.orders.find(({ id }) => id === last.orderId),
        )
  const known = places.filter((place) => place !== null)
  const isKnown = known.length === places.length && (last === undefined) === (end === null)
  const kg = loadOf(stops, day)
  return {
    later: isKnown ? `+${hoursAndMinutes(addedMinutes(end, known))} environ`.replaceAll(' ', '\u00A0') : null,
    load: loadWords(kg, run.payloadKg),
    isTooHeavy: isTooHeavy(kg, run.payloadKg),
  }
}

/** The kilograms that are aboard at once, at the most. */
export function loadOf(stops: readonly StopName[], { kg }: Pick<RunsOfDay, 'kg'>): number {
  return mostOnBoard(stops, (orderId) => kg.get(orderId) ?? 0)
}

/** '1 020 kg', of a vehicle that may carry 1 200 '1 020 kg sur 1 200', of one that may carry 800 '1 020 kg, 220 de trop'. */
export function loadWords(kg: number, payloadKg: number | null): string {
  if (payloadKg === null) return formatKg(kg)
  const figure = (count: number) => formatKg(count).replace(/\skg$/, '')
  return `${formatKg(kg)}${kg > payloadKg ? `, ${figure(kg - payloadKg)} de trop` : ` sur ${figure(payloadKg)}`}`
}

export function isTooHeavy(kg: number, payloadKg: number | null): boolean {
  return payloadKg !== null && kg > payloadKg
}

function placeOf({ kind }: StopName, order: StaffOrder | undefined): AddedStop | null {
  return order?.repeat?.[kind] ?? null
}
