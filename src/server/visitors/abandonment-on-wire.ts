import type { Selectable } from 'kysely'
import { eurosFromCents } from '#rules/price/money.ts'
import type { AbandonmentsTable } from './abandonments.ts'

/** What is told of an order form that was left undone (R36), to its author and to the team. */
export function abandonmentOnWire(row: Selectable<AbandonmentsTable>) {
  return {
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
  }
}
