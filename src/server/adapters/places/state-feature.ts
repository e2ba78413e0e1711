import * as v from 'valibot'
import type { LatLng, Place } from '#contract/places/places.ts'
import { territoryOf } from '#server/adapters/geoplateforme/territory.ts'

/**
 * One GeoJSON feature of the state's search as a place; null when malformed, outside France, or no place to deliver to.
 * « 12 Chemin des Oliviers » in Mougins → « 12 Chemin des Oliviers, 06250 Mougins ».
 */
export function placeOf(feature: unknown): Place | null {
  const parsed = v.safeParse(featureSchema, feature)
  if (!parsed.success || territoryOf(parsed.output.point) === null) return null
  const { point, properties } = parsed.output
  return properties._type === 'poi' ? siteOf(properties, point) : addressOf(properties, point)
}

/** Named sites hold several communes and postcodes, sometimes as numbers; addresses hold one text. */
const oneOrMany = v.optional(
  v.pipe(
    v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))]),
    v.transform((value) => [value].flat().map(String)),
  ),
  [],
)

const propertiesSchema = v.object({
  _type: v.optional(v.string()),
  type: v.optional(v.string()),
  name: oneOrMany,
  toponym: v.optional(v.string()),
  category: oneOrMany,
  postcode: oneOrMany,
  city: oneOrMany,
})
type Properties = v.InferOutput<typeof propertiesSchema>

const featureSchema = v.pipe(
  v.object({
    geometry: v.object({ coordinates: v.looseTuple([v.number(), v.number()]) }),
    properties: propertiesSchema,
  }),
  v.transform(
    ({
      geometry: {
        coordinates: [lng, lat],
      },
      properties,
    }) => ({ point: { lat, lng }, properties }),
  ),
)

/** `type`: housenumber, street, locality or municipality; the last one is the commune's own point. */
function addressOf({ type, name, postcode, city }: Properties, point: LatLng): Place | null {
  const wholeCommune = type === 'municipality'
  return place(wholeCommune ? undefined : name[0], postcode[0], city[0] ?? name[0], point, {
    hasNumber: type === 'housenumber',
    approximate: wholeCommune,
  })
}

const deliverable = new Set([
  "zone d'activité ou d'intérêt",
  "zone d'habitation",
  'équipement de transport',
  'construction surfacique',
  'terrain de sport',
  'cimetière',
  'aérodrome',
])

/** A hamlet is no precise site; summits, rivers and the communes themselves are not kept. */
function siteOf({ name, toponym, category, postcode, city }: Properties, point: LatLng): Place | null {
  if (!category.some((one) => deliverable.has(one))) return null
  return place(toponym ?? name[0], postcode[0], city[0], point, {
    hasNumber: !category.includes("zone d'habitation"),
    approximate: false,
  })
}

function place(
  name: string | undefined,
  postcode: string | undefined,
  city: string | undefined,
  point: LatLng,
  precision: Pick<Place, 'hasNumber' | 'approximate'>,
): Place | null {
  const digits = postcode?.padStart(5, '0') ?? null
  const town = [digits, city].filter(Boolean).join(' ')
  const label = [name, town].filter(Boolean).join(', ').slice(0, 300)
  if (label === '' || town === '') return null
  return { label, ...point, postcode: digits, city: city ?? null, ...precision }
}
