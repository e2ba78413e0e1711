import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/handler.ts'
import { placeOnWire } from '#server/place-on-wire.ts'

export const suggestPlaces: Handler<Api['suggestPlaces']> = async ({ query, visit: { network } }, world) => {
  const { places, credit } = await world.places.suggest(query.q, { network })
  return { success: true, data: places.map((place) => placeOnWire(place, world)), credit }
}
