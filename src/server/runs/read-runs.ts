import { addDays, parisDay, parisInstant, type ParisDay } from '#rules/moment/paris-time.ts'
import { runState } from '#rules/run/run-moves.ts'
import { stopDue, stopTimes, type StopTime } from '#rules/run/stop-times.ts'
import type { Database } from '#server/db/database.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { findMeasured, type Route, type RouteEnd } from '#server/travel-times/travel-times.ts'
import { listStaff, type UserRow } from '#server/users/users.ts'
import type { World } from '#server/world.ts'
import { ordersWithoutRun } from './orders-without-run.ts'
import { roadsOfRuns } from './roads-of-runs.ts'
import { runOfRows, runsOn, stopsOf, type RunRow, type StopRow } from './runs.ts'

/** A run with its driver's name, and when it comes to each of its stops. */
export interface TimedRun {
  readonly row: RunRow
  readonly state: ReturnType<typeof runState>
  readonly driver: string
  readonly stops: readonly { readonly row: StopRow; readonly time: StopTime }[]
}

/** A day's runs, the orders that are on them, those on no run, and who may drive. */
export interface RunsOfDay {
  readonly runs: readonly TimedRun[]
  readonly assigned: readonly OrderRow[]
  readonly withoutRun: readonly OrderRow[]
  readonly team: readonly UserRow[]
}

/**
 * The runs of a day, and what is to be brought on it by none of any day: today with what is late from before. Asks the
 * road service for a few ways, as a member's own.
 */
export async function readRuns(
  day: ParisDay,
  askedBy: number,
  world: Pick<World, 'db' | 'now' | 'travelTime'>,
): Promise<RunsOfDay> {
  const { db, now } = world
  const from = day === parisDay(now()) ? null : parisInstant(day, '0:00')
  const [runs, withoutRun, team] = await Promise.all([
    runsOn(db, day),
    ordersWithoutRun(db, from, parisInstant(addDays(day, 1), '0:00')),
    listStaff(db),
  ])
  return { ...(await timedRuns(runs, askedBy, world)), withoutRun, team }
}

/** These runs with the times of their stops, and the orders that they hold. Asks the road service as `readRuns` does. */
export async function timedRuns(
  runs: readonly RunRow[],
  askedBy: number,
  world: Pick<World, 'db' | 'now' | 'travelTime'>,
): Promise<Pick<RunsOfDay, 'runs' | 'assigned'>> {
  const { db } = world
  const [drivers, stops] = await Promise.all([driversOf(db, runs), locatedStops(db, runs)])
  const roads = await roadsOfRuns(
    [...stops.values()].flatMap((ofRun) => ofRun.flatMap(({ way }) => way ?? [])),
    askedBy,
    world,
  )
  return {
    runs: runs.map((row) => {
      const ofRun = stops.get(row.id) ?? []
      const times = stopTimes(
        new Date(row.starts_at),
        ofRun.map(({ way, ...stop }) => ({ ...stop, road: way && roads(way) })),
      )
      const rows = ofRun.map((stop) => stop.row)
      return {
        row,
        state: runState(runOfRows(row, rows)),
        driver: drivers.get(row.driver_id) ?? '',
        stops: rows.flatMap((stop, index) => (times[index] === undefined ? [] : { row: stop, time: times[index] })),
      }
    }),
    assigned: [...new Map([...stops.values()].flat().map(({ order }) => [order.id, order])).values()],
  }
}

/** The stops of a run with their times by the roads that somebody has asked for within a day: nobody is asked for it. */
export async function knownTimes(
  run: RunRow,
  { db, now }: Pick<World, 'db' | 'now'>,
): Promise<readonly (LocatedStop & StopTime)[]> {
  const stops = (await locatedStops(db, [run])).get(run.id) ?? []
  const routes = stops.flatMap(({ way }) => way ?? [])
  const measured = await findMeasured(db, routes, new Date(now().getTime() - dayMs))
  const roadOf = (way: Route) => {
    const minutes = measured(way)
    return minutes === null ? null : { minutes, estimated: false }
  }
  const times = stopTimes(
    new Date(run.starts_at),
    stops.map(({ way, ...stop }) => ({ ...stop, road: way && roadOf(way) })),
  )
  return stops.flatMap((stop, index) => (times[index] === undefined ? [] : { ...stop, ...times[index] }))
}

const dayMs = 86_400_000

/** A stop where it is. `way`: to it from the one before, null where there is none to go, or it was gone. */
interface LocatedStop {
  readonly row: StopRow
  readonly order: OrderRow
  readonly address: string
  readonly doneAt: Date | null
  readonly due: Date | null
  readonly way: Route | null
}

/** By run, in their order. */
async function locatedStops(db: Database, runs: readonly RunRow[]): Promise<ReadonlyMap<number, LocatedStop[]>> {
  const rows = await stopsOf(
    db,
    runs.map(({ id }) => id),
  )
  const ids = [...new Set(rows.map(({ order_id: id }) => id))]
  const orders = ids.length === 0 ? [] : await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const ends = rows.flatMap((row) => {
    const order = orderOf.get(row.order_id)
    return order === undefined ? [] : { row, order, end: endOf(order, row) }
  })
  const located = ends.map(({ row, order, end }, index) => {
    const before = ends.slice(0, index).findLast((each) => each.row.run_id === row.run_id)
    const isThere = before === undefined || before.end.label === end.label
    return {
      row,
      order,
      address: end.label,
      doneAt: row.done_at === null ? null : new Date(row.done_at),
      due: stopDue(slotsOf(order).holds, row.kind),
      way: isThere || row.done_at !== null ? null : { origin: before.end, destination: end },
    }
  })
  return Map.groupBy(located, ({ row }) => row.run_id)
}

function endOf(order: OrderRow, { kind }: Pick<StopRow, 'kind'>): RouteEnd & { readonly label: string } {
  return kind === 'pickup'
    ? { lat: order.pickup_latitude, lng: order.pickup_longitude, label: order.pickup_address }
    : { lat: order.delivery_latitude, lng: order.delivery_longitude, label: order.delivery_address }
}

/** Who drives these, by account; one that was erased has no name any more. */
async function driversOf(db: Database, runs: readonly RunRow[]): Promise<ReadonlyMap<number, string>> {
  if (runs.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where(
      'id',
      'in',
      runs.map((run) => run.driver_id),
    )
    .execute()
  return new Map(rows.map(({ id, first_name: first, last_name: last }) => [id, `${first} ${last}`.trim()]))
}
