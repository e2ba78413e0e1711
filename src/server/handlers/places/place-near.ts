import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { placeOnWire } from '#server/places/place-on-wire.ts'

export const placeNear: Handler<Api['placeNear']> = async ({ body, caller: { id: supplier } }, world) => {
  const place = await world.places.near(body, { supplier })
  if (place === 'away') throw new HttpError(503, 'Le service des adresses ne répond pas. Écris l’adresse.')
  return { success: true, data: place && placeOnWire(place, world) }
}
