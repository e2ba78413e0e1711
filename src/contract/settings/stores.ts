import * as v from 'valibot'
import { latLngSchema } from '#contract/places/places.ts'
import { optionalText, requiredText } from '#contract/wire/text.ts'

/**
 * A partner store (section 9), at `/depuis/<slug>`. `address` with its point, as it was resolved once; `hours` in words;
 * `note`: for the driver, '' without one.
 */
export const storeSchema = v.pipe(
  v.object({
    slug: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Un nom court s’écrit en minuscules, chiffres et tirets.'),
      v.maxLength(40, 'Un nom court a 40 signes au plus.'),
    ),
    name: requiredText('Il manque le nom du dépôt.', 80),
    address: v.object({ label: requiredText('Il manque l’adresse du dépôt.', 300), ...latLngSchema.entries }),
    hours: requiredText('Il manque les horaires du dépôt.', 120),
    note: optionalText(200),
  }),
  v.check((store) => storeLabel(store).length <= 200, 'Le nom et l’adresse du dépôt ont 200 signes au plus.'),
)
export type Store = v.InferOutput<typeof storeSchema>

export const storesSchema = v.pipe(
  v.array(storeSchema),
  v.maxLength(200),
  v.check(
    (stores) => new Set(stores.map(({ slug }) => slug)).size === stores.length,
    'Un autre dépôt a déjà ce nom court.',
  ),
)

/** As it is suggested, ordered and priced: 'Négoce Modèle, 12 rue de l’Exemple, 06130 Grasse'. */
export function storeLabel({ name, address }: { readonly name: string; readonly address: { readonly label: string } }) {
  return `${name}, ${address.label}`
}
