import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { placeOnWire } from '#server/places/place-on-wire.ts'

export const suggestPlaces: Handler<Api['suggestPlaces']> = async ({ query, visit: { network } }, world) => {
  const { places, credit } = await world.places.suggest(query.q, { network })
  return { success: true, data: places.map((place) => placeOnWire(place, world)), credit }
}
