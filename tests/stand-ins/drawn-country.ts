import type { GazetteerFile } from '#server/adapters/places/gazetteer-file.ts'
import { chance } from '#tests/builders/chance.ts'
import type { Country, Street } from './geoplateforme.ts'

/** A way between two addresses of a drawn country. */
export interface DrawnRoute {
  readonly from: DrawnAddress
  readonly to: DrawnAddress
}

export interface DrawnAddress {
  readonly label: string
  readonly lat: number
  readonly lng: number
  /** Its commune's middle, and whether this may stand for it. */
  readonly town: { readonly lat: number; readonly lng: number; readonly isSmall: boolean }
}

/**
 * A country drawn by luck: communes some thirty kilometres apart, each `routes / 10` addresses. One in three is wide,
 * its addresses up to fourteen kilometres from its middle or, as in Arles, thirty; in the others, which have neighbours
 * close by, up to five. Routes between them take from a few kilometres to a hundred. Its roads are slower than the
 * estimate's: 30 km/h.
 */
export function drawCountry(seed: number, count: number) {
  const luck = chance(seed)
  const towns = Array.from({ length: 20 }, (_, n) => {
    const at = {
      lat: 44.2 + Math.floor(n / 5) * 0.3 + luck.between(0, 0.05),
      lng: 1.2 + (n % 5) * 0.4 + luck.between(0, 0.05),
    }
    return { name: `Bourg${word(n)}`, postcode: String(10_000 + n * 100), ...at, isSmall: n % 3 > 0 }
  })
  const streets: Street[] = []
  const address = (town: (typeof towns)[number], n: number): DrawnAddress => {
    const farAway = luck.next() < 0.1 ? 30 : luck.between(0.5, 14)
    const [far, turn] = [town.isSmall ? luck.between(0.5, 5) : farAway, luck.between(0, 2 * Math.PI)]
    const point = { lat: town.lat + (far * Math.sin(turn)) / 111.2, lng: town.lng + (far * Math.cos(turn)) / 79.5 }
    const at = { lat: Number(point.lat.toFixed(6)), lng: Number(point.lng.toFixed(6)) }
    const name = `Rue ${word(n)}`
    streets.push({
      name,
      postcode: town.postcode,
      city: town.name,
      citycode: town.postcode,
      context: '',
      at: [at.lng, at.lat],
    })
    return {
      label: `${name}, ${town.postcode} ${town.name}`,
      ...at,
      town: { lat: town.lat, lng: town.lng, isSmall: town.isSmall },
    }
  }
  const routes = Array.from({ length: count }, (_, n): DrawnRoute => {
    const [from, to] = [luck.pick(towns), luck.pick(towns)]
    return { from: address(from, 2 * n), to: address(to, 2 * n + 1) }
  })
  const communes = towns.map((town): Street => ({
    ...town,
    city: town.name,
    citycode: town.postcode,
    context: '',
    at: [town.lng, town.lat],
  }))
  const neighboursOf = ({ name, postcode, lat, lng }: (typeof towns)[number]) =>
    Array.from({ length: 5 }, (_, n): Row => [
      `${name}${word(n)}`,
      String(Number(postcode) + 10 + n),
      lat + 0.01 * (n - 2),
      lng + 0.07,
    ])
  const gazetteer: GazetteerFile = [
    ...towns.map(({ name, postcode, lat, lng }): Row => [name, postcode, lat, lng]),
    ...towns.filter(({ isSmall }) => isSmall).flatMap(neighboursOf),
  ]
  const country: Country = { streets, communes, sites: [], kmPerHour: 30 }
  return { routes, country, gazetteer }
}

type Row = GazetteerFile[number]

/** A word of its own for each number: 0 → 'Aaaa', 27 → 'Aabb'. */
function word(n: number): string {
  const letters = [17_576, 676, 26, 1].map((step) => String.fromCodePoint(97 + (Math.floor(n / step) % 26))).join('')
  return letters.replace(/^./, (first) => first.toUpperCase())
}
