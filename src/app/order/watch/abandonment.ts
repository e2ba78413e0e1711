import { subscribeKey } from 'valtio/utils'
import type { World } from '#app/world.ts'
import { recordAbandonment, type Abandonment } from '#contract/order/abandonment.ts'
import { href } from '#contract/endpoint.ts'
import { eurosFromCents } from '#rules/price/money.ts'
import { readOrder } from '../model/order-schema.ts'
import type { OrderState } from '../model/order-state.ts'
import { quoteInputs } from '../price/quote-inputs.ts'
import { followChanges } from './follow-changes.ts'

type Cause = Abandonment['raison_abandon']
const causes: readonly Cause[] = ['quitte_page', 'erreurs_validation']

type Telling = Pick<World, 'beacon' | 'reported' | 'now' | 'afterPaint' | 'onPageHide'>

/**
 * Tells the provider of a form that is given up (R36): when the page is left or hidden, or a submission has errors;
 * once per page session and cause. Returns a function that ends it.
 */
export function watchAbandonment(
  state: OrderState,
  { beacon, reported, now, afterPaint, onPageHide }: Telling,
): () => void {
  const tell = (cause: Cause) => {
    if (reported.has(cause)) return
    if (beacon(href(recordAbandonment), recordOf(state, cause, now()))) reported.add(cause)
  }
  const changes = followChanges(state.values, afterPaint, { after: () => void (state.begun ??= now()) })
  const left = () => {
    changes.flush()
    if (quoteInputs(state.values) !== null && state.step === 'idle') tell('quitte_page')
  }
  const stops = [
    onPageHide(left),
    subscribeKey(state, 'attempts', (attempts) => attempts > 0 && afterPaint(() => tell('erreurs_validation')), true),
    changes.stop,
  ]
  return () => stops.forEach((stop) => stop())
}

/** A submission succeeded: from now on nothing is given up in this page session. */
export function nothingGivenUp({ reported }: Pick<World, 'reported'>): void {
  for (const cause of causes) reported.add(cause)
}

function recordOf(
  { user, values, attempts, quote, begun, availability, organisation }: OrderState,
  cause: Cause,
  now: Date,
): Abandonment {
  const read = readOrder(values, now, availability, organisation)
  return {
    id_fournisseur: user.id,
    adresse_ramassage: values.pickupAdr.text,
    adresse_livraison: values.address.text,
    poids: values.poids,
    type_livraison: values.livraisonType,
    prix_calcule_ht: quote.status === 'priced' ? eurosFromCents(quote.quote.price.totalHT) : null,
    prix_calcule_ttc: quote.status === 'priced' ? eurosFromCents(quote.quote.price.totalTTC) : null,
    formulaire_complet: 'order' in read,
    temps_remplissage_secondes: begun ? Math.max(0, Math.round((now.getTime() - begun.getTime()) / 1000)) : 0,
    raison_abandon: cause,
    erreurs_validation: 'issues' in read ? JSON.stringify(read.issues) : null,
    tentatives_submit: attempts,
  }
}
