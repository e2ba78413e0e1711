import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Place } from '#contract/places.ts'
import { placeKey } from './place-words.ts'
import { placeOf } from './state-feature.ts'
import { createStateService, type StateServiceOptions } from '#server/adapters/geoplateforme/state-service.ts'

/** The state's address service. null: it did not answer; []: it answered that it knows nothing of the kind. */
export interface StatePlaces {
  /** Places for text being typed, best first. */
  complete(text: string): Promise<readonly Place[] | null>
  /** Places for a whole address, best first, none in another postcode than the one written in it. */
  match(text: string): Promise<readonly Place[] | null>
}

/** The mention its licence requires. */
export const stateCredit = 'Adresses : Base Adresse Nationale et IGN, Géoplateforme (Licence Ouverte 2.0)'

/**
 * `GET {baseUrl}/geocodage/search` on addresses and named sites, GeoJSON back (facts, "Addresses and travel time").
 * The service takes 3 to 200 characters beginning with a letter or a digit; a shorter text never leaves.
 * Answers are kept a day, 5,000 of them; a label that was handed out means its place that long. At most 40 calls a second, the service allowing 50.
 */
export function createStatePlaces(options: Omit<StateServiceOptions, 'perSecond'>): StatePlaces {
  const service = createStateService({ ...options, perSecond: 40 })
  const aDay = { ttl: 24 * 3_600_000, ttlResolution: 0, perf: { now: () => options.now().getTime() } }
  const known = new LRUCache<string, readonly Place[]>({ max: 5_000, ...aDay })
  const handedOut = new LRUCache<string, Place>({ max: 20_000, ...aDay })

  const search = async (text: string, autocomplete: '0' | '1'): Promise<readonly Place[] | null> => {
    const q = text.replace(/^[^\p{L}\p{N}]+/u, '').trim().slice(0, 200)
    if (q.length < 3) return null
    const key = `${autocomplete} ${placeKey(q)}`
    const before = known.get(key)
    if (before) return before
    const answer = await service.ask('/geocodage/search', { q, autocomplete, index: 'address,poi', limit: '10' }, searchReply)
    if (answer.kind === 'silent') return null
    const places = answer.kind === 'reply' ? distinct(answer.reply.features.flatMap((feature) => placeOf(feature) ?? [])) : []
    known.set(key, places)
    for (const place of places) handedOut.set(placeKey(place.label), place)
    return places
  }
  return {
    complete: (text) => search(text, '1'),
    async match(text) {
      const picked = handedOut.get(placeKey(text))
      if (picked) return [picked]
      const written = text.match(/\b\d{5}\b/g)?.at(-1)
      const places = await search(text, '0')
      return places?.filter(({ postcode }) => written === undefined || postcode === written) ?? null
    },
  }
}

const searchReply = v.object({ features: v.array(v.unknown()) })

function distinct(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.toReversed().map((place) => [placeKey(place.label), place])).values()].toReversed()
}
