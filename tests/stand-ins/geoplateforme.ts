import { greatCircle } from '#rules/text/great-circle.ts'
import { placeKey } from '#server/adapters/places/place-words.ts'
import { answer, listen, send, type Mode as ServiceMode, type Reply } from './state-service.ts'

/**
 * Beyond what any service does, `empty`: no feature; `fuzzy`: a street is found by its whole name, whatever postcode
 * and commune stand beside it, as the real search does; `far`: routes start 5 km away; `no-route`: 404.
 */
export type Mode = ServiceMode | 'empty' | 'fuzzy' | 'far' | 'no-route'

/**
 * A loopback Géoplateforme: address search and routes. Routes run at 60 km/h over 1.3 × the great circle, unless its
 * country says otherwise.
 */
export interface Geoplateforme {
  readonly url: string
  /** Every query received, in order; `length` counts them. */
  readonly requests: {
    readonly search: URLSearchParams[]
    readonly reverse: URLSearchParams[]
    readonly route: URLSearchParams[]
  }
  misbehave(mode: Mode): void
  stop(): Promise<void>
}

export async function start(country: Country = riviera): Promise<Geoplateforme> {
  const requests: Geoplateforme['requests'] = { search: [], reverse: [], route: [] }
  let mode: Mode = 'well'
  const service = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://geoplateforme')
    const called = {
      '/geocodage/search': 'search',
      '/geocodage/reverse': 'reverse',
      '/navigation/itineraire': 'route',
    }[pathname] as keyof typeof replies | undefined
    if (called === undefined) return send(response, 404, { message: 'no Route matched with those values' })
    requests[called].push(searchParams)
    if (request.method !== 'GET') return send(response, 405, { message: 'Method Not Allowed' })
    answer(response, mode, words, () => replies[called](country, searchParams, mode))
  })
  return {
    ...service,
    requests,
    misbehave(next) {
      mode = next
    },
  }
}

const replies = { search, reverse, route }

const words = {
  busy: { message: 'API rate limit exceeded' },
  broken: { message: 'An unexpected error occurred' },
  malformed: { status: 'OK', results: [] },
  refusing: { code: 400, message: 'Failed parsing query' },
}

/** What it knows; `kmPerHour`: over 1.3 × the great circle. */
export interface Country {
  readonly streets: readonly Street[]
  readonly communes: readonly Street[]
  readonly sites: readonly Site[]
  readonly kmPerHour: number
}

export interface Street {
  readonly name: string
  readonly postcode: string
  readonly city: string
  readonly citycode: string
  readonly context: string
  readonly at: readonly [lng: number, lat: number]
}

interface Site {
  readonly toponym: string
  readonly postcode: readonly (string | number)[]
  readonly city: readonly string[]
  readonly at: readonly [lng: number, lat: number]
}

const alpes = '06, Alpes-Maritimes, Provence-Alpes-Côte d’Azur'
const mougins = { postcode: '06250', city: 'Mougins', citycode: '06085', context: alpes }
const bocca = { postcode: '06150', city: 'Cannes', citycode: '06029', context: alpes }
const cannes = { ...bocca, postcode: '06400' }
const nice = { postcode: '06000', city: 'Nice', citycode: '06088', context: alpes }
const paris = { postcode: '75011', city: 'Paris', citycode: '75111', context: '75, Paris, Île-de-France' }

const streets: readonly Street[] = [
  { ...mougins, name: 'Chemin des Oliviers', at: [6.9961, 43.6031] },
  { ...mougins, name: 'Avenue de Tournamy', at: [7.0052, 43.5986] },
  { ...mougins, name: 'Chemin du Château', at: [6.9874, 43.6129] },
  { ...bocca, name: 'Avenue des Arlucs', at: [6.9712, 43.5521] },
  { ...cannes, name: 'Rue d’Antibes', at: [7.0213, 43.5527] },
  { ...cannes, name: 'Boulevard Carnot', at: [7.0139, 43.5594] },
  { ...nice, name: 'Avenue Jean Médecin', at: [7.2675, 43.7017] },
  { ...nice, name: 'Rue de France', at: [7.2581, 43.6957] },
  { ...nice, name: 'Rue de Monaco', at: [7.2701, 43.7033] },
  { ...paris, name: 'Boulevard Voltaire', at: [2.3793, 48.8577] },
  { ...paris, name: 'Rue de la Roquette', at: [2.3782, 48.8561] },
]

const communes: readonly Street[] = [
  { ...mougins, name: 'Mougins', at: [7.0042, 43.5995] },
  { ...cannes, name: 'Cannes', at: [7.0134, 43.5515] },
  { ...nice, name: 'Nice', at: [7.2661, 43.7031] },
  { ...paris, name: 'Paris', postcode: '75001', citycode: '75056', at: [2.347, 48.859] },
]

const sites: readonly Site[] = [
  {
    toponym: 'Zone Industrielle Les Tourrades',
    postcode: ['06150', '06210'],
    city: ['Cannes', 'Mandelieu-la-Napoule'],
    at: [6.9567, 43.5537],
  },
  { toponym: 'Dépôt de Matériaux du Val', postcode: [6250], city: ['Mougins'], at: [7.0087, 43.5879] },
]

const riviera: Country = { streets, communes, sites, kmPerHour: 60 }

function search({ streets: ways, communes: towns, sites: places }: Country, query: URLSearchParams, mode: Mode): Reply {
  const text = query.get('q') ?? ''
  if (text.length < 3)
    return [400, { code: 400, detail: ['q: must contain between 3 and 200 chars'], message: 'Failed parsing query' }]
  if (mode === 'empty') return [200, { type: 'FeatureCollection', features: [], query: text }]
  const unfinished = query.get('autocomplete') !== '0'
  const indexes = (query.get('index') ?? 'address').split(',')
  const number = /^\s*(\d{1,4}(?: ?bis| ?ter)?)[\s,]+\D/i.exec(text)?.[1] ?? null
  const rest = number === null ? text : text.trim().slice(number.length)
  const features = [
    ...(indexes.includes('address') ? towns : [])
      .filter((one) => matches(one.name, one, text, unfinished))
      .map(commune),
    ...(indexes.includes('address') ? ways : [])
      .filter((one) => matches(one.name, one, rest, unfinished) || (mode === 'fuzzy' && isNamed(one, rest)))
      .map((one) => address(one, number)),
    ...(indexes.includes('poi') ? places : [])
      .filter((one) =>
        matches(`${one.toponym} ZI`, { postcode: one.postcode.join(' '), city: one.city.join(' ') }, text, unfinished),
      )
      .map(site),
  ]
  return [
    200,
    { type: 'FeatureCollection', features: features.slice(0, Number(query.get('limit') ?? 10)), query: text },
  ]
}

/**
 * The addresses around a point, number 12 of each street, the nearest first; a street that is out of reach is not
 * known.
 */
function reverse({ streets: ways }: Country, query: URLSearchParams, mode: Mode): Reply {
  const [lng, lat] = [Number(query.get('lon') ?? Number.NaN), Number(query.get('lat') ?? Number.NaN)]
  if (Number.isNaN(lng) || Number.isNaN(lat))
    return [400, { code: 400, detail: ['lon: is required'], message: 'Failed parsing query' }]
  const away = ({ at: [east, north] }: Street) => greatCircle({ lat, lng }, { lat: north, lng: east })
  const near = mode === 'empty' ? [] : ways.filter((one) => away(one) < 2_000).toSorted((a, b) => away(a) - away(b))
  return [
    200,
    {
      type: 'FeatureCollection',
      features: near.slice(0, Number(query.get('limit') ?? 10)).map((one) => address(one, '12')),
    },
  ]
}

/** Every typed word is one of the address's; the last may be unfinished. */
function matches(
  name: string,
  { postcode, city }: { readonly postcode: string; readonly city: string },
  text: string,
  unfinished: boolean,
): boolean {
  const own = placeKey(`${name} ${postcode} ${city}`).split(' ')
  const typed = placeKey(text).split(' ')
  return typed.every(
    (word, at) =>
      own.includes(word) || (unfinished && at === typed.length - 1 && own.some((one) => one.startsWith(word))),
  )
}

function isNamed({ name }: Street, text: string): boolean {
  const typed = placeKey(text).split(' ')
  return placeKey(name)
    .split(' ')
    .every((word) => typed.includes(word))
}

function commune({ name, postcode, city, citycode, context, at }: Street) {
  return feature(at, {
    label: name,
    score: 0.95,
    id: citycode,
    type: 'municipality',
    name,
    postcode,
    citycode,
    city,
    context,
    _type: 'address',
  })
}

/** Even numbers stand east of the street's middle, odd ones west, a few metres apart. */
function address({ name, postcode, city, citycode, context, at: [lng, lat] }: Street, number: string | null) {
  const whole = number === null ? name : `${number} ${name}`
  const steps = number === null ? 0 : Number.parseInt(number, 10)
  const own = {
    label: `${whole} ${postcode} ${city}`,
    name: whole,
    postcode,
    citycode,
    city,
    context,
    street: name,
    _type: 'address',
  }
  const precise =
    number === null ? { type: 'street', score: 0.82 } : { type: 'housenumber', housenumber: number, score: 0.96 }
  return feature([lng + (steps % 2 === 0 ? steps : -steps) * 0.00002, lat], { ...own, ...precise })
}

function site({ toponym, postcode, city, at }: Site) {
  const category = ['zone industrielle', "zone d'activité ou d'intérêt"]
  return feature(at, { name: [toponym], toponym, category, postcode, city, citycode: [], score: 0.6, _type: 'poi' })
}

function feature(coordinates: readonly [number, number], properties: object) {
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties }
}

function route({ kmPerHour }: Country, query: URLSearchParams, mode: Mode): Reply {
  const origin = pair(query.get('start'))
  const destination = pair(query.get('end'))
  if (origin === null || destination === null || query.get('resource') !== 'bdtopo-osrm') {
    return [400, { error: { errorType: 'badRequest', message: "Parameter 'start' is invalid" } }]
  }
  if (mode === 'no-route') return [404, { error: { errorType: 'noPathFound', message: 'No path found' } }]
  const from = mode === 'far' ? { lat: origin.lat + 0.045, lng: origin.lng } : onTheRoad(origin)
  const to = onTheRoad(destination)
  const kilometres = (greatCircle(from, to) * 1.3) / 1000
  return [
    200,
    {
      resource: 'bdtopo-osrm',
      resourceVersion: '2026-07-12',
      start: `${from.lng},${from.lat}`,
      end: `${to.lng},${to.lat}`,
      profile: 'car',
      optimization: 'fastest',
      geometry: {
        type: 'LineString',
        coordinates: [
          [from.lng, from.lat],
          [to.lng, to.lat],
        ],
      },
      crs: 'EPSG:4326',
      distanceUnit: 'kilometer',
      timeUnit: 'minute',
      distance: kilometres,
      duration: (kilometres / kmPerHour) * 60,
      constraints: [],
      portions: [],
    },
  ]
}

/** Roads pass thirty metres north of every point, and stop at Monaco's border, at Beausoleil. */
function onTheRoad({ lat, lng }: { readonly lat: number; readonly lng: number }) {
  if (lat > 43.7247 && lat < 43.752 && lng > 7.409 && lng < 7.44) return { lat: 43.7425, lng: 7.4235 }
  return { lat: lat + 0.00027, lng }
}

function pair(text: string | null) {
  const [lng = Number.NaN, lat = Number.NaN] = (text ?? '').split(',').map(Number)
  return Number.isNaN(lng) || Number.isNaN(lat) ? null : { lat, lng }
}
