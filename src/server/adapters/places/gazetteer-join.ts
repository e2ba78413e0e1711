import type { LatLng } from '#contract/places/places.ts'
import type { GazetteerFile } from './gazetteer-file.ts'
import type { City, Commune } from './gazetteer-sources.ts'
import { placeKey } from './place-words.ts'
import { territoryOf } from '#server/adapters/geoplateforme/territory.ts'

/** Inhabitants whose commune has a point, by how it was found, out of `total`. */
export interface Coverage {
  readonly total: number
  readonly byCode: number
  readonly byName: number
  readonly byNeighbour: number
}

/**
 * Gives each commune a point: the town of its INSEE code, else of its name in its department, else of its largest
 * neighbour with that postcode. Arrondissements stand beside their city, with its postcodes.
 */
export function joinGazetteer(
  everyCommune: readonly Commune[],
  everyCity: readonly City[],
): { readonly file: GazetteerFile; readonly coverage: Coverage } {
  const communes = everyCommune
    .filter(({ type, zone }) => type === 'commune-actuelle' && zone !== 'com')
    .sort(populousFirst)
  const towns = everyCity.filter(({ country }) => frenchCountries.has(country)).sort(townFirst)
  const byCode = locateByCode(communes, towns)
  const byName = locateByName(
    communes.filter(({ code }) => !byCode.has(code)),
    towns,
  )
  const own = new Map([...byCode, ...byName])
  const byNeighbour = locateByNeighbour(communes, own)
  const points = new Map([...own, ...byNeighbour])

  const arrondissements = everyCommune.filter(({ type }) => type === 'arrondissement-municipal')
  const divided = new Set(arrondissements.map(({ commune }) => commune))
  const rows = [
    ...communes.map((commune) =>
      row(commune, points.get(commune.code), divided.has(commune.code) ? [] : commune.codesPostaux),
    ),
    ...arrondissements.map((one) =>
      row(one, arrondissementPoint(one, towns) ?? points.get(one.commune ?? ''), one.codesPostaux),
    ),
    ...everyCity.filter(({ country }) => country === 'MC').map(quarterOfMonaco),
  ]
  const file = rows
    .filter((one) => one !== null)
    .sort(populousFirst)
    .map(({ name, postcodes, point }): GazetteerFile[number] => [name, postcodes, point.lat, point.lng])
  return {
    file,
    coverage: {
      total: inhabitants(communes),
      byCode: inhabitants(communes.filter(({ code }) => byCode.has(code))),
      byName: inhabitants(communes.filter(({ code }) => byName.has(code))),
      byNeighbour: inhabitants(communes.filter(({ code }) => byNeighbour.has(code))),
    },
  }
}

const frenchCountries = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT'])

type Points = ReadonlyMap<string, LatLng>

/** Several towns may lie in one commune: the one that bears its name, else the first of the list. */
function locateByCode(communes: readonly Commune[], towns: readonly City[]): Points {
  const inside = Map.groupBy(towns, inseeCode)
  return located(communes, ({ code, nom }) => {
    const candidates = inside.get(code) ?? []
    return candidates.find(({ name }) => placeKey(name) === placeKey(nom)) ?? candidates[0]
  })
}

function locateByName(communes: readonly Commune[], towns: readonly City[]): Points {
  const namesakes = Map.groupBy(towns, ({ name }) => placeKey(name))
  return located(communes, ({ nom, departement = '' }) =>
    namesakes.get(placeKey(nom))?.find((town) => inseeCode(town) === '' || inseeCode(town).startsWith(departement)),
  )
}

function locateByNeighbour(communes: readonly Commune[], own: Points): Points {
  const ofPostcode = new Map<string, LatLng>()
  for (const { code, codesPostaux } of communes.toReversed()) {
    const point = own.get(code)
    if (point) for (const postcode of codesPostaux) ofPostcode.set(postcode, point)
  }
  const found = new Map<string, LatLng>()
  for (const { code, codesPostaux } of communes) {
    const point = codesPostaux.map((postcode) => ofPostcode.get(postcode)).find(Boolean)
    if (point && !own.has(code)) found.set(code, point)
  }
  return found
}

function located(communes: readonly Commune[], townOf: (commune: Commune) => City | undefined): Points {
  const found = new Map<string, LatLng>()
  for (const commune of communes) {
    const town = townOf(commune)
    if (town) found.set(commune.code, pointOf(town))
  }
  return found
}

/** GeoNames calls the 1st arrondissement of Marseille « Marseille 01 »; those of Paris and Lyon have no town there. */
function arrondissementPoint({ nom }: Commune, towns: readonly City[]): LatLng | undefined {
  const [, city, number] = /^(.+) (\d+)er? Arrondissement$/.exec(nom) ?? []
  const town = towns.find(({ name }) => name === `${city} ${number?.padStart(2, '0')}`)
  return town && pointOf(town)
}

function row(commune: Commune, point: LatLng | undefined, postcodes: readonly string[]) {
  if (point === undefined || territoryOf(point) === null) return null
  return { name: commune.nom, population: commune.population, postcodes: postcodes.join(' '), point }
}

function quarterOfMonaco(quarter: City) {
  return { name: quarter.name, population: quarter.population, postcodes: '98000', point: pointOf(quarter) }
}

/** GeoNames writes the INSEE code of Mayotte's communes one column to the left. */
function inseeCode({ muniSub, adminCode }: City): string {
  return muniSub || (/^\d{5}$/.test(adminCode) ? adminCode : '')
}

/** About ten metres: enough for the middle of a commune. */
function pointOf({
  loc: {
    coordinates: [lng, lat],
  },
}: City): LatLng {
  return { lat: Math.round(lat * 1e4) / 1e4, lng: Math.round(lng * 1e4) / 1e4 }
}

function inhabitants(communes: readonly Commune[]): number {
  return communes.reduce((sum, { population }) => sum + population, 0)
}

function populousFirst(a: { readonly population: number }, b: { readonly population: number }): number {
  return b.population - a.population
}

/** A quarter (PPLX) comes after every town of its commune. */
function townFirst(a: City, b: City): number {
  return Number(a.featureCode === 'PPLX') - Number(b.featureCode === 'PPLX') || b.population - a.population
}
