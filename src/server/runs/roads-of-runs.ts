import type { Road } from '#rules/run/stop-times.ts'
import { findMeasured, insertTravelTime, type Route } from '#server/travel-times/travel-times.ts'
import type { World } from '#server/world.ts'

type RoadWorld = Pick<World, 'db' | 'now' | 'travelTime'>

/**
 * The roads of these ways, each asked once a day: what was measured before is kept, a few more are asked now, as the
 * member's own, the others when the runs are read again. Null: nobody knows yet, or no road leads there.
 */
export async function roadsOfRuns(
  routes: readonly Route[],
  askedBy: number,
  world: RoadWorld,
): Promise<(route: Route) => Road | null> {
  const { db, now } = world
  const measured = await findMeasured(db, routes, new Date(now().getTime() - dayMs))
  const unknown = new Map(routes.flatMap((route) => (measured(route) === null ? [[nameOf(route), route]] : [])))
  const asked = [...unknown].slice(0, mostAsked)
  const answers = new Map(
    await Promise.all(asked.map(async ([name, route]) => [name, await askRoad(route, askedBy, world)] as const)),
  )
  return (route) => {
    const minutes = measured(route)
    return minutes === null ? (answers.get(nameOf(route)) ?? null) : { minutes, estimated: false }
  }
}

/** As many as the road service answers before the page would wait too long. */
const mostAsked = 12
const dayMs = 86_400_000

async function askRoad(route: Route, askedBy: number, { db, now, travelTime }: RoadWorld): Promise<Road | null> {
  const { origin, destination } = route
  const travel = await travelTime.between(origin, destination, now(), { supplier: askedBy })
  if (travel !== null && !travel.estimated) await insertTravelTime(db, route, { ...travel, supplierId: null }, now())
  return travel
}

function nameOf({ origin, destination }: Route): string {
  return JSON.stringify([origin, destination])
}
