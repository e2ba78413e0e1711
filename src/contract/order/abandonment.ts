import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { acknowledgement } from '#contract/wire/replies.ts'

const typed = v.pipe(v.string(), v.maxLength(1000))
const euros = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))

/**
 * What is recorded when a user leaves the order form, or submits it with errors (section 7, R36). Prices in euros;
 * `erreurs_validation` is JSON text.
 */
export const abandonmentSchema = v.object({
  id_fournisseur: v.nullable(v.pipe(v.number(), v.safeInteger())),
  adresse_ramassage: typed,
  adresse_livraison: typed,
  poids: typed,
  type_livraison: typed,
  prix_calcule_ht: v.nullable(euros),
  prix_calcule_ttc: v.nullable(euros),
  formulaire_complet: v.boolean(),
  temps_remplissage_secondes: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000)),
  raison_abandon: v.picklist(['quitte_page', 'erreurs_validation']),
  erreurs_validation: v.nullable(v.pipe(v.string(), v.maxLength(8000))),
  tentatives_submit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
})
export type Abandonment = v.InferOutput<typeof abandonmentSchema>

/**
 * Anybody may send it: `id_fournisseur` is a claim, `jeton` the session of a user who is signed in, since a
 * `sendBeacon` takes no header. At most 16 KB.
 */
export const recordAbandonment = call({
  method: 'POST',
  path: '/fo/form-abandonment',
  audience: 'nobody',
  body: v.object({ ...abandonmentSchema.entries, jeton: v.optional(v.pipe(v.string(), v.maxLength(2000))) }),
  reply: acknowledgement,
})
