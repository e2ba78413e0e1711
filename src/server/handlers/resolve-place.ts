import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/handler.ts'
import { placeOnWire } from '#server/place-on-wire.ts'

export const resolvePlace: Handler<Api['resolvePlace']> = async ({ query, visit: { network } }, world) => {
  const place = await world.places.resolve(query.q, { network })
  return { success: true, data: place && placeOnWire(place, world) }
}
