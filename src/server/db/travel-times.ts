import type { LatLng } from '#contract/places.ts'
import { latLngOnWire } from '#contract/wire.ts'
import type { Database } from './database.ts'

/** From here to there. */
export interface Route {
  readonly origin: LatLng
  readonly destination: LatLng
}

/** Keeps a road time that was told to a page, so that the price made of it holds for a while. */
export async function insertTravelTime(db: Database, route: Route, travel: { readonly minutes: number; readonly estimated: boolean }, at: Date): Promise<void> {
  const row = { ...pointsOf(route), minutes: travel.minutes, estimated: travel.estimated ? 1 : 0, computed_at: at.getTime() }
  await db.insertInto('travel_times').values(row).execute()
}

/** Whether these minutes were told for this route since then; only whole ones ever are. */
export async function wasTold(db: Database, route: Route, minutes: number, since: Date): Promise<boolean> {
  if (!Number.isInteger(minutes)) return false
  const { origin, destination } = pointsOf(route)
  const told = await db
    .selectFrom('travel_times')
    .select('id')
    .where('origin', '=', origin)
    .where('destination', '=', destination)
    .where('computed_at', '>=', since.getTime())
    .where('minutes', '=', minutes)
    .executeTakeFirst()
  return told !== undefined
}

/** Forgets the road times told before then. */
export async function forgetTravelTimes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('travel_times').where('computed_at', '<', before.getTime()).execute()
}

function pointsOf({ origin, destination }: Route): { origin: string; destination: string } {
  return { origin: latLngOnWire(origin), destination: latLngOnWire(destination) }
}
