import type { Place } from '#contract/places.ts'
import { gazetteerCredit, type Gazetteer } from './gazetteer.ts'
import type { Places } from './places.ts'
import { createStatePlaces, stateCredit } from './state-places.ts'
import type { StateServiceOptions } from '#server/adapters/geoplateforme/state-service.ts'

/** `baseUrl`: the Géoplateforme, `https://data.geopf.fr`; null: the gazetteer alone. Times in milliseconds. */
export interface PlacesOptions extends Omit<StateServiceOptions, 'baseUrl' | 'perSecond'> {
  readonly baseUrl: string | null
  readonly gazetteer: Gazetteer
}

/**
 * Addresses, keyless (R44): the state's service, and the gazetteer when it does not answer or knows nothing. A new
 * housing estate is not in the state's register yet, and the commune's point is better than no order.
 * The state does not know Monaco: its places come first for a text that can only mean Monaco.
 */
export function createPlaces({ baseUrl, gazetteer, ...options }: PlacesOptions): Places {
  if (baseUrl === null) return gazetteer
  const state = createStatePlaces({ ...options, baseUrl })
  const whereabouts = async (text: string): Promise<readonly Place[]> => {
    const [inMonaco] = gazetteer.inMonaco(text)
    if (inMonaco) return [inMonaco]
    const [best] = (await state.match(text)) ?? []
    return [best ?? [], await gazetteer.whereabouts(text)].flat()
  }
  return {
    async suggest(text) {
      const found = await state.complete(text)
      if (found === null || found.length === 0) return gazetteer.suggest(text)
      const monaco = gazetteer.inMonaco(text)
      return {
        places: [...monaco, ...found].slice(0, atMost),
        credit: monaco.length === 0 ? stateCredit : `${stateCredit} · ${gazetteerCredit}`,
      }
    },
    whereabouts,
    resolve: async (text) => (await whereabouts(text))[0] ?? null,
  }
}

const atMost = 6
