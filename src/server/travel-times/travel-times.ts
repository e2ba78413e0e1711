import { createHash } from 'node:crypto'
import type { Generated } from 'kysely'
import type { LatLng } from '#contract/places/places.ts'
import { latLngOnWire } from '#contract/wire/wire.ts'
import type { Database, Instant } from '#server/db/database.ts'

/**
 * Road times that were told to a supplier; points as 'lat,lng', `estimated` 0 or 1. `metres`: null where nobody measured
 * them; `supplier_id`: null where the team was told.
 */
export interface TravelTimesTable {
  id: Generated<number>
  supplier_id: number | null
  origin: string
  destination: string
  minutes: number
  metres: number | null
  estimated: number
  computed_at: Instant
}

/** One end of a way: a point, and the address that it was said to be of. */
export interface RouteEnd extends LatLng {
  readonly label?: string | undefined
}

/** From here to there. */
export interface Route {
  readonly origin: RouteEnd
  readonly destination: RouteEnd
}

/** A road time as it was told to a supplier; null: to the team. */
export interface Told {
  readonly supplierId: number | null
  readonly minutes: number
  readonly estimated: boolean
  readonly metres?: number | null
}

/** Keeps a road time that was told to a supplier, so that the price made of it holds for him for a while. */
export async function insertTravelTime(
  db: Database,
  route: Route,
  { supplierId, minutes, estimated, metres = null }: Told,
  at: Date,
): Promise<void> {
  const row = {
    ...endsOf(route),
    supplier_id: supplierId,
    minutes,
    metres,
    estimated: estimated ? 1 : 0,
    computed_at: at.getTime(),
  }
  await db.insertInto('travel_times').values(row).execute()
}

/** The road time of these minutes that this supplier was told for this way since then; only whole ones ever are. */
export async function findTold(
  db: Database,
  route: Route,
  { supplierId, minutes }: { readonly supplierId: number; readonly minutes: number },
  since: Date,
): Promise<Pick<TravelTimesTable, 'metres'> | null> {
  if (!Number.isInteger(minutes)) return null
  const { origin, destination } = endsOf(route)
  const told = await db
    .selectFrom('travel_times')
    .select('metres')
    .where('origin', '=', origin)
    .where('destination', '=', destination)
    .where('computed_at', '>=', since.getTime())
    .where('minutes', '=', minutes)
    .where('supplier_id', '=', supplierId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return told ?? null
}

/** The measured road times of these ways that anybody was told since then: each way, the newest first. */
export async function findMeasured(
  db: Database,
  routes: readonly Route[],
  since: Date,
): Promise<(route: Route) => number | null> {
  const ends = routes.map(endsOf)
  const rows =
    ends.length === 0
      ? []
      : await db
          .selectFrom('travel_times')
          .select(['origin', 'destination', 'minutes'])
          .where('origin', 'in', [...new Set(ends.map(({ origin }) => origin))])
          .where('destination', 'in', [...new Set(ends.map(({ destination }) => destination))])
          .where('computed_at', '>=', since.getTime())
          .where('estimated', '=', 0)
          .orderBy('id', 'desc')
          .execute()
  return (route) => {
    const { origin, destination } = endsOf(route)
    return rows.find((row) => row.origin === origin && row.destination === destination)?.minutes ?? null
  }
}

/** Forgets the road times told before then. */
export async function forgetTravelTimes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('travel_times').where('computed_at', '<', before.getTime()).execute()
}

function endsOf({ origin, destination }: Route): { origin: string; destination: string } {
  return { origin: endOf(origin), destination: endOf(destination) }
}

/** '43.6,7.01', or with an address '43.6,7.01 4Vf…': its digest: the table need not know who lives where. */
function endOf({ label, ...point }: RouteEnd): string {
  if (label === undefined) return latLngOnWire(point)
  return `${latLngOnWire(point)} ${createHash('sha256').update(label).digest('base64url').slice(0, 22)}`
}
