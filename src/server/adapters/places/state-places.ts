import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { LatLng, Place } from '#contract/places/places.ts'
import { greatCircle } from '#rules/text/great-circle.ts'
import type { Asker } from '#server/adapters/geoplateforme/asker.ts'
import { matchOf, type Elsewhere, type SharesCommune } from './match-of.ts'
import { placeKey } from './place-words.ts'
import { placeOf } from './state-feature.ts'
import { createStateService, type StateServiceOptions } from '#server/adapters/geoplateforme/state-service.ts'

/**
 * The state's address service. 'away': it did not answer; 'unheard': it was not asked, for our quota is used up, or
 * would not hear this very text.
 */
export interface StatePlaces {
  /** Places for text being typed, best first; []: it knows nothing of the kind. */
  complete(text: string, asker: Asker): Promise<readonly Place[] | 'away' | 'unheard'>
  /** The place that a whole address is of; null: it knows nothing of the kind. */
  match(text: string, asker: Asker): Promise<Place | null | Elsewhere | 'away' | 'unheard'>
  /** The address nearest to a point, at most 200 m away, or null; 'away': no answer, or our quota is used up. */
  near(point: LatLng, asker: Asker): Promise<Place | null | 'away'>
}

/** The mention its licence requires. */
export const stateCredit = 'Adresses : Base Adresse Nationale et IGN, Géoplateforme (Licence Ouverte 2.0)'

/**
 * `GET {baseUrl}/geocodage/search`, 3 to 200 characters; 5,000 answers are kept a day. `/geocodage/reverse` says what
 * is near a point, and is not kept. 45 calls a second of 50, 15 for suppliers.
 */
export function createStatePlaces(
  options: Omit<StateServiceOptions, 'perSecond'>,
  sharesCommune: SharesCommune,
): StatePlaces {
  const service = createStateService({ ...options, perSecond: { supplier: 15, network: 30 } })
  const aDay = { ttl: 24 * 3_600_000, ttlResolution: 0, perf: { now: () => options.now().getTime() } }
  const known = new LRUCache<string, readonly Place[]>({ max: 5_000, ...aDay })
  const handedOut = new LRUCache<string, Place>({ max: 20_000, ...aDay })

  const search = async (
    text: string,
    autocomplete: '0' | '1',
    asker: Asker,
  ): Promise<readonly Place[] | 'away' | 'unheard'> => {
    const q = text
      .replace(/^[^\p{L}\p{N}]+/u, '')
      .trim()
      .slice(0, 200)
    if (q.length < 3) return 'away'
    const key = `${autocomplete} ${placeKey(q)}`
    const before = known.get(key)
    if (before) return before
    const query = { q, autocomplete, index: 'address,poi', limit: '10' }
    const answer = await service.ask(
      { path: '/geocodage/search', query, reply: searchReply, waitMs: waitMs[autocomplete] },
      asker,
    )
    if (answer.kind !== 'reply') return answer.kind === 'silent' ? 'away' : 'unheard'
    const places = distinct(answer.reply.features.flatMap((feature) => placeOf(feature) ?? []))
    known.set(key, places)
    for (const place of places) handedOut.set(placeKey(place.label), place)
    return places
  }
  return {
    complete: (text, asker) => search(text, '1', asker),
    async match(text, asker) {
      const picked = handedOut.get(placeKey(text))
      if (picked) return picked
      const places = await search(text, '0', asker)
      return typeof places === 'string' ? places : matchOf(text, places, sharesCommune)
    },
    async near(point, asker) {
      const query = { lon: String(point.lng), lat: String(point.lat), index: 'address', limit: '5' }
      const answer = await service.ask(
        { path: '/geocodage/reverse', query, reply: searchReply, waitMs: waitMs['0'] },
        asker,
      )
      if (answer.kind === 'silent' || answer.kind === 'busy') return 'away'
      const places = answer.kind === 'reply' ? answer.reply.features.flatMap((feature) => placeOf(feature) ?? []) : []
      const [nearest] = places
        .filter(({ approximate }) => !approximate)
        .toSorted((a, b) => greatCircle(a, point) - greatCircle(b, point))
      return nearest && greatCircle(nearest, point) <= nearMetres ? nearest : null
    },
  }
}

/** Further away it is somebody else's address. */
const nearMetres = 200

/** Whoever types would rather see communes than wait; a price rather waits than is reckoned from one. */
const waitMs = { '0': 2_000, '1': 300 }

const searchReply = v.object({ features: v.array(v.unknown()) })

function distinct(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.toReversed().map((place) => [placeKey(place.label), place])).values()].toReversed()
}
