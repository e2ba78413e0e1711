import * as v from 'valibot'
import { latLngSchema } from '#contract/places/places.ts'

const words = (lacks: string, most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(lacks), v.maxLength(most))

/**
 * A partner store (section 9), at `/depuis/<slug>`. `address` with its point, as it was resolved once; `hours` in words;
 * `note`: for the driver, '' without one.
 */
export const storeSchema = v.object({
  slug: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Un nom court s’écrit en minuscules, chiffres et tirets.'),
    v.maxLength(40),
  ),
  name: words('Il manque le nom du dépôt.', 80),
  address: v.object({ label: words('Il manque l’adresse du dépôt.', 300), ...latLngSchema.entries }),
  hours: words('Il manque les horaires du dépôt.', 120),
  note: v.pipe(v.string(), v.trim(), v.maxLength(200)),
})
export type Store = v.InferOutput<typeof storeSchema>

export const storesSchema = v.pipe(
  v.array(storeSchema),
  v.maxLength(200),
  v.check(
    (stores) => new Set(stores.map(({ slug }) => slug)).size === stores.length,
    'Un autre dépôt a déjà ce nom court.',
  ),
)
