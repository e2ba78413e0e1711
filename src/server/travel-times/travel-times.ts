import { createHash } from 'node:crypto'
import type { Generated } from 'kysely'
import type { LatLng } from '#contract/places/places.ts'
import { latLngOnWire } from '#contract/wire/wire.ts'
import type { Database, Instant } from '#server/db/database.ts'

/** Road times that were told to a supplier; points as 'lat,lng', `estimated` 0 or 1. */
export interface TravelTimesTable {
  id: Generated<number>
  supplier_id: number | null
  origin: string
  destination: string
  minutes: number
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

/** A road time as it was told to a supplier. */
export interface Told {
  readonly supplierId: number
  readonly minutes: number
  readonly estimated: boolean
}

/** Keeps a road time that was told to a supplier, so that the price made of it holds for him for a while. */
export async function insertTravelTime(
  db: Database,
  route: Route,
  { supplierId, minutes, estimated }: Told,
  at: Date,
): Promise<void> {
  const row = {
    ...endsOf(route),
    supplier_id: supplierId,
    minutes,
    estimated: estimated ? 1 : 0,
    computed_at: at.getTime(),
  }
  await db.insertInto('travel_times').values(row).execute()
}

/** Whether these minutes were told to this supplier for this way since then; only whole ones ever are. */
export async function wasTold(
  db: Database,
  route: Route,
  { supplierId, minutes }: Omit<Told, 'estimated'>,
  since: Date,
): Promise<boolean> {
  if (!Number.isInteger(minutes)) return false
  const { origin, destination } = endsOf(route)
  const told = await db
    .selectFrom('travel_times')
    .select('id')
    .where('origin', '=', origin)
    .where('destination', '=', destination)
    .where('computed_at', '>=', since.getTime())
    .where('minutes', '=', minutes)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst()
  return told !== undefined
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
