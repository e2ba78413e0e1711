import type { Stop } from '#contract/order/order.ts'
import type { LatLng } from '#contract/places/places.ts'
import type { Asker } from '#server/adapters/geoplateforme/asker.ts'
import { greatCircle } from '#rules/text/great-circle.ts'
import type { World } from '#server/world.ts'

/**
 * Where an address is (decision 085). `stop`: with the courier's point. `reckoned`: the server's, of which its price is
 * made, or null (`FoundPlace`). `isNear`: the page's point lies beside the server's.
 */
export interface Located {
  readonly stop: Stop
  readonly reckoned: LatLng | null
  readonly isNear: boolean
}

export type LocatingWorld = Pick<World, 'places' | 'placeSignatures'>

/**
 * A point that carries our signature is the address's; else the address is looked up. null: no source knows it, not
 * even its commune. Asks the address service: not inside a transaction.
 */
export async function locateStop(
  stop: Stop,
  asker: Asker,
  { places, placeSignatures }: LocatingWorld,
): Promise<Located | null> {
  if (placeSignatures.isHandedOut(stop)) return { stop, reckoned: stop, isNear: true }
  const found = await places.resolve(stop.label, asker)
  if (found === null) return null
  const metres = greatCircle(found, stop)
  const own = { label: stop.label, lat: found.lat, lng: found.lng }
  const keepsPoint = metres <= (found.holds === 'always' ? nearby : communeRadius)
  return { stop: keepsPoint ? stop : own, reckoned: found.holds === 'never' ? null : own, isNear: metres <= nearby }
}

/** Metres within which two points are of one address: sources put a house here or there. */
const nearby = 1_000

/** Metres within which a point serves the courier better than the commune that stands in for its address. */
const communeRadius = 15_000
