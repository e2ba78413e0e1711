import type { Place } from '#contract/places/places.ts'
import { gazetteerCredit, type Gazetteer } from './gazetteer.ts'
import type { FoundPlace, Places } from './places.ts'
import { createStatePlaces, stateCredit } from './state-places.ts'
import type { StateServiceOptions } from '#server/adapters/geoplateforme/state-service.ts'

/** `baseUrl`: the Géoplateforme, `https://data.geopf.fr`; null: the gazetteer alone. Times in milliseconds. */
export interface PlacesOptions extends Omit<StateServiceOptions, 'baseUrl' | 'perSecond'> {
  readonly baseUrl: string | null
  readonly gazetteer: Gazetteer
}

/**
 * Addresses, keyless (R44): the state's service, and the gazetteer when it does not answer or knows nothing. A new
 * housing estate is not in the state's register yet, and the commune's point is better than no order; no price is reckoned
 * from it while the service may know better.
 * The state does not know Monaco: its places come first for a text that can only mean Monaco.
 */
export function createPlaces({ baseUrl, gazetteer, ...options }: PlacesOptions): Places {
  if (baseUrl === null) return gazetteer
  const state = createStatePlaces({ ...options, baseUrl }, gazetteer.sharesCommune)
  return {
    async suggest(text, asker) {
      const found = await state.complete(text, asker)
      if (typeof found === 'string' || found.length === 0) {
        const { places, credit } = await gazetteer.suggest(text)
        return { places: found === 'unheard' ? places.map(withoutPrice) : places, credit }
      }
      const monaco = gazetteer.inMonaco(text)
      return {
        places: [...monaco, ...found.map(known)].slice(0, atMost),
        credit: monaco.length === 0 ? stateCredit : `${stateCredit} · ${gazetteerCredit}`,
      }
    },
    async resolve(text, asker) {
      const [inMonaco] = gazetteer.inMonaco(text)
      if (inMonaco) return inMonaco
      const found = await state.match(text, asker)
      if (typeof found === 'object' && found !== null) return known(found)
      const standIn = await gazetteer.resolve(text)
      return standIn && found !== null && found !== 'away' ? withoutPrice(standIn) : standIn
    },
    // A commune is where nobody stands: it is no stand-in here.
    async near(point, asker) {
      const found = await state.near(point, asker)
      return found === null || found === 'away' ? found : known(found)
    },
    townIn: gazetteer.townIn,
  }
}

function known(place: Place): FoundPlace {
  return { ...place, holds: 'always' }
}

function withoutPrice(place: FoundPlace): FoundPlace {
  return { ...place, holds: 'never' }
}

const atMost = 6
