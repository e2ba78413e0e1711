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
 * Addresses, keyless (R44): Monaco's places for what can only mean Monaco, the state's service, and the gazetteer where
 * it is silent: a new estate has its commune's point, of which no price is reckoned.
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
