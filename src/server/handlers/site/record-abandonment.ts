import type { Api } from '#contract/api.ts'
import { centsFromEuros } from '#rules/price/money.ts'
import { callerOf } from '#server/guards/audience.ts'
import { insertAbandonment } from '#server/visitors/abandonments.ts'
import type { Handler } from '#server/http/handler.ts'

/** Keeps what a user left undone in the order form (R36). Whose it is, the session says, where one comes along; the number is only claimed. */
export const recordAbandonment: Handler<Api['recordAbandonment']> = async ({ body }, world) => {
  const { db, now } = world
  const caller = await callerOf(`Bearer ${body.jeton ?? ''}`, world)
  await insertAbandonment(db, {
    claimed_supplier_id: body.id_fournisseur,
    supplier_id: caller?.id ?? null,
    pickup_address: body.adresse_ramassage,
    delivery_address: body.adresse_livraison,
    weight: body.poids,
    delivery_type: body.type_livraison,
    price_ht: body.prix_calcule_ht === null ? null : centsFromEuros(body.prix_calcule_ht),
    price_ttc: body.prix_calcule_ttc === null ? null : centsFromEuros(body.prix_calcule_ttc),
    is_complete: body.formulaire_complet ? 1 : 0,
    seconds: Math.round(body.temps_remplissage_secondes),
    reason: body.raison_abandon,
    errors: body.erreurs_validation,
    tries: body.tentatives_submit,
    received_at: now().getTime(),
  })
  return { success: true }
}
