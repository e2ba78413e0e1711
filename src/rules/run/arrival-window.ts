import { addMinutes } from 'date-fns/addMinutes'
import type { StopTime } from './stop-times.ts'

/** When a run comes to one of its stops, as far as its recipient may rely on it. `stopsBefore`: still to be done. */
export interface ArrivalWindow {
  readonly from: Date
  readonly to: Date
  readonly stopsBefore: number
}

/** The same with the instant that it lies around. */
export interface ExpectedArrival extends ArrivalWindow {
  readonly expectedAt: Date
}

interface TimedStop extends Pick<StopTime, 'at'> {
  readonly address: string
  readonly doneAt: Date | null
}

/**
 * The window of the stop at `index`, from the places of its run and what is done, never from a position: expected at
 * 10:40, two stops before it, asked at 9:46 → 10:20 to 11:00. In steps of ten minutes, 40 wide at least, wider the
 * further off it is. A stop that is overdue puts all behind it off. Null: it is done, or a road before it is unknown.
 */
export function arrivalWindow(stops: readonly TimedStop[], index: number, now: Date): ExpectedArrival | null {
  const next = stops.findIndex(({ doneAt }) => doneAt === null)
  const [first, own] = [stops[next], stops[index]]
  if (!first?.at || !own?.at || own.doneAt !== null) return null
  const overdue = Math.max(0, now.getTime() - first.at.getTime())
  const at = own.at.getTime() + overdue
  const slack = Math.max(leastSlackMs, (at - now.getTime()) * slackShare)
  const from = Math.floor(Math.max(at - slack, now.getTime()) / stepMs) * stepMs
  const to = Math.max(Math.ceil((at + slack) / stepMs) * stepMs, addMinutes(from, leastWidth).getTime())
  // Stops at one address in a row are one.
  const before = stops.slice(next, index).filter(({ address }, place) => address !== stops[next + place + 1]?.address)
  return { expectedAt: new Date(at), from: new Date(from), to: new Date(to), stopsBefore: before.length }
}

/** Whether a stop comes so much later than was told that its recipient has to know: by more than twenty minutes. */
export function slips(toldAt: Date, expectedAt: Date): boolean {
  return expectedAt.getTime() - toldAt.getTime() > toleratedMs
}

const toleratedMs = 1_200_000
const stepMs = 600_000
const leastSlackMs = 1_200_000
const slackShare = 0.15
/** Minutes. */
const leastWidth = 40
