import * as v from 'valibot'
import { acknowledgement } from './acknowledgement.ts'
import { nothing } from './nothing.ts'

/** What is recorded when somebody leaves the order form, or submits it with errors (section 7, R36). Prices in euros. */
export const abandonmentSchema = v.object({
  id_fournisseur: v.nullable(v.number()),
  adresse_ramassage: v.string(),
  adresse_livraison: v.string(),
  poids: v.string(),
  type_livraison: v.string(),
  prix_calcule_ht: v.nullable(v.number()),
  prix_calcule_ttc: v.nullable(v.number()),
  formulaire_complet: v.boolean(),
  temps_remplissage_secondes: v.pipe(v.number(), v.minValue(0)),
  raison_abandon: v.picklist(['quitte_page', 'erreurs_validation']),
  erreurs_validation: v.nullable(v.string()),
  tentatives_submit: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type Abandonment = v.InferOutput<typeof abandonmentSchema>

export const recordAbandonment = {
  method: 'POST',
  path: '/fo/form-abandonment',
  audience: 'nobody',
  encoding: 'json',
  params: nothing,
  query: nothing,
  body: abandonmentSchema,
  reply: acknowledgement,
} as const
