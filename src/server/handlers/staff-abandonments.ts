import type { Api } from '#contract/api.ts'
import { wireFromInstant } from '#contract/wire.ts'
import { eurosFromCents } from '#rules/money.ts'
import { newestAbandonments } from '#server/visitors/abandonments.ts'
import type { Handler } from '#server/handler.ts'

/** Order forms left undone (R36). Who left them was not checked, and is not told. */
export const staffAbandonments: Handler<Api['staffAbandonments']> = async (_, { db }) => {
  const rows = await newestAbandonments(db, mostListed)
  const data = rows.map((row) => ({
    id: row.id,
    recu_le: wireFromInstant(new Date(row.received_at)),
    adresse_ramassage: row.pickup_address,
    adresse_livraison: row.delivery_address,
    poids: row.weight,
    type_livraison: row.delivery_type,
    prix_calcule_ttc: row.price_ttc === null ? null : eurosFromCents(row.price_ttc),
    formulaire_complet: row.is_complete === 1,
    temps_remplissage_secondes: row.seconds,
    raison_abandon: row.reason,
    erreurs_validation: row.errors,
    tentatives_submit: row.tries,
  }))
  return { success: true, data }
}

const mostListed = 200
