import type { Handlers } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { Place } from '#contract/places/places.ts'
import type { FoundPlace } from '#server/adapters/places/places.ts'
import type { World } from '#server/world.ts'

export const placeCalls = {
  suggestPlaces: async ({ query, visit: { network } }, world) => {
    const { places, credit } = await world.places.suggest(query.q, { network })
    return { success: true, data: places.map((place) => placeOnWire(place, world)), credit }
  },

  resolvePlace: async ({ query, visit: { network } }, world) => {
    const place = await world.places.resolve(query.q, { network })
    return { success: true, data: place && placeOnWire(place, world) }
  },

  placeNear: async ({ body, caller: { id: supplier } }, world) => {
    const place = await world.places.near(body, { supplier })
    if (place === 'away') throw new HttpError(503, 'Le service des adresses ne répond pas. Écris l’adresse.')
    return { success: true, data: place && placeOnWire(place, world) }
  },

  findCompany: async ({ query, visit: { network } }, { companies }) => {
    const company = companies === null ? 'away' : await companies.find(query.siren, { network })
    if (company === 'away')
      throw new HttpError(503, 'L’annuaire des entreprises ne répond pas. Remplis la suite à la main.')
    return { success: true, data: company }
  },
} satisfies Partial<Handlers>

/** A place as it is handed out: with the signature that its point counts by, where it may. */
export function placeOnWire(found: FoundPlace, { placeSignatures }: Pick<World, 'placeSignatures'>): Place {
  const { holds: _, ...place } = found
  const signature = placeSignatures.sign(found)
  return { ...place, ...(signature !== undefined && { signature }) }
}
