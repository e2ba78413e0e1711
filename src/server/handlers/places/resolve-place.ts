import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { placeOnWire } from '#server/places/place-on-wire.ts'

export const resolvePlace: Handler<Api['resolvePlace']> = async ({ query, visit: { network } }, world) => {
  const place = await world.places.resolve(query.q, { network })
  return { success: true, data: place && placeOnWire(place, world) }
}
