import type { Place } from '#contract/places/places.ts'
import { readGazetteerFile, type GazetteerFile } from './gazetteer-file.ts'
import { placeKey } from './place-words.ts'
import type { FoundPlace, PlacesAnswer } from './places.ts'
import { createPrefixIndex } from './prefix-index.ts'
import { isSmallCommune } from './small-commune.ts'
import { readTypedAddress, type TypedAddress } from './typed-address.ts'

/** The embedded source (R44): communes and Monaco, no streets. Every place is approximate; no quota is used. */
export interface Gazetteer {
  suggest(text: string): Promise<PlacesAnswer>
  resolve(text: string): Promise<FoundPlace | null>
  /** Nothing: it knows no streets. */
  near(): Promise<null>
  townIn(text: string): string | null
  /** Places for a text that can only mean Monaco, where the state's service knows nothing; else none. */
  inMonaco(text: string): readonly FoundPlace[]
  /** Whether that postcode is one of the place's own commune: Arles has five. */
  sharesCommune(place: Pick<Place, 'postcode' | 'city'>, postcode: string): boolean
}

/** The mention both licences require. */
export const gazetteerCredit = 'Communes : Etalab (Licence Ouverte 2.0) · Positions : GeoNames (CC BY 4.0)'

/** Reads the file written by scripts/build-gazetteer.ts; throws when it is missing. */
export function loadGazetteer(path: string): Gazetteer {
  return createGazetteer(readGazetteerFile(path))
}

/** « 12 chemin des oliviers mougins » → « 12 chemin des oliviers, 06250 Mougins », approximate. */
export function createGazetteer(file: GazetteerFile): Gazetteer {
  const towns = file.map(([name, postcodes, lat, lng]) => townOf(name, postcodes.split(' ').filter(Boolean), lat, lng))
  const index = createPrefixIndex(towns.flatMap((town, rank) => town.keys.map((key) => [key, rank] as const)))
  /** Best first, and no further than they are looked at: a short beginning means thousands. */
  function* townsOf({ ranks }: TypedAddress): Iterable<Town> {
    for (const rank of ranks) if (towns[rank]) yield towns[rank]
  }
  const placed: Placing = (town, postcode, street) => {
    return { ...placeIn(town, postcode, street), holds: isSmallCommune(town, towns) ? 'now' : 'never' }
  }
  const bestOf = (text: string) => {
    const typed = readTypedAddress(text, index)
    const [town] = typed === null ? [] : townsOf(typed)
    return typed && town ? { typed, town } : null
  }
  const resolve = async (text: string): Promise<FoundPlace | null> => {
    const best = bestOf(text)
    return best && placed(best.town, onlyPostcode(best.town, best.typed.digits), best.typed.street)
  }
  return {
    resolve,
    near: async () => null,
    townIn: (text) => bestOf(text)?.town.city ?? null,
    async suggest(text) {
      const typed = readTypedAddress(text, index)
      return { places: typed === null ? [] : firstPlaces(townsOf(typed), typed, placed), credit: gazetteerCredit }
    },
    inMonaco(text) {
      const typed = readTypedAddress(text, index)
      if (typed === null || typed.introduced || typed.ranks.some((rank) => towns[rank]?.city !== 'Monaco')) return []
      return firstPlaces(townsOf(typed), typed, (town, postcode, street) => ({
        ...placeIn(town, postcode, street),
        holds: 'always',
      }))
    },
    sharesCommune({ postcode, city }, other) {
      // A commune has namesakes in other departments alone; an arrondissement is of its city.
      if (postcode === null || city === null || departmentOf(postcode) !== departmentOf(other)) return false
      return index.named(other).some((rank) => placeKey(towns[rank]?.city ?? '') === placeKey(city))
    },
  }
}

/** « 06250 » → « 06 », « 97410 » → « 974 ». */
function departmentOf(postcode: string): string {
  return postcode.slice(0, postcode.startsWith('97') ? 3 : 2)
}

interface Town {
  readonly keys: readonly string[]
  readonly city: string
  readonly quarter: string | null
  readonly postcodes: readonly string[]
  readonly lat: number
  readonly lng: number
}

/** « Le Cannet » is also filed under « cannet », and « Paris 15e Arrondissement » is the city of Paris. */
function townOf(name: string, postcodes: readonly string[], lat: number, lng: number): Town {
  const key = placeKey(name)
  const keys = new Set([key, key.replace(/^(le|la|les|l) /, ''), ...postcodes])
  const inMonaco = postcodes[0]?.startsWith('980') === true
  return {
    keys: [...keys],
    city: inMonaco ? 'Monaco' : name.replace(/ \d+er?e? Arrondissement$/, ''),
    quarter: inMonaco && name !== 'Monaco' ? name : null,
    postcodes,
    lat,
    lng,
  }
}

type Placing = (town: Town, postcode: string | null, street: string) => FoundPlace

const atMost = 6

function firstPlaces(towns: Iterable<Town>, typed: TypedAddress, placed: Placing): readonly FoundPlace[] {
  const places: FoundPlace[] = []
  for (const town of towns) {
    places.push(...postcodesFor(town, typed.digits).map((postcode) => placed(town, postcode, typed.street)))
    if (places.length >= atMost) break
  }
  return places.slice(0, atMost)
}

/** A commune of a few postcodes is proposed once with each; a large city without any, for we cannot know which. */
function postcodesFor({ postcodes }: Town, digits: string): readonly (string | null)[] {
  const possible = postcodes.filter((postcode) => postcode.startsWith(digits))
  return possible.length >= 1 && possible.length <= 4 ? possible : [null]
}

function onlyPostcode({ postcodes }: Town, digits: string): string | null {
  const [postcode, ...others] = postcodes.filter((one) => one.startsWith(digits))
  return postcode !== undefined && others.length === 0 ? postcode : null
}

function placeIn({ city, quarter, lat, lng }: Town, postcode: string | null, street: string): Place {
  const town = [postcode, city].filter(Boolean).join(' ')
  return {
    label: [street, quarter, town].filter(Boolean).join(', '),
    lat,
    lng,
    postcode,
    city,
    hasNumber: /^(n° ?)?\d{1,4} ?(bis|ter|quater|[a-z])?[ ,]+\p{L}/iu.test(street),
    approximate: true,
  }
}
