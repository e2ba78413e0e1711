import type { World } from '#app/world.ts'
import { recordAbandonment, type Abandonment } from '#contract/abandonment.ts'
import { href } from '#contract/endpoint.ts'
import { eurosFromCents } from '#rules/money.ts'
import type { OrderForm } from './order-form.ts'
import { readOrder } from './order-issues.ts'
import { quoteInputs } from './price/quote-inputs.ts'
import type { QuoteStore } from './price/quote-store.ts'

type Cause = Abandonment['raison_abandon']
const causes: readonly Cause[] = ['quitte_page', 'erreurs_validation']

/** What the records are made of. */
interface AbandonmentWorld {
  readonly world: Pick<World, 'beacon' | 'reported' | 'now'>
  readonly supplierId: number
  readonly form: OrderForm
  readonly quoteStore: QuoteStore
  isSending(): boolean
}

/** Tells the provider of a form that is given up (R36): once per page session and cause, never after a submission succeeded. */
export function createAbandonment({ world, supplierId, form, quoteStore, isSending }: AbandonmentWorld) {
  const { beacon, reported, now } = world
  let begun: Date | null = null

  const tell = (cause: Cause) => {
    if (reported.has(cause)) return
    if (beacon(href(recordAbandonment), JSON.stringify(recordOf(cause)))) reported.add(cause)
  }
  const recordOf = (cause: Cause): Abandonment => {
    const { values, attempts } = form.state
    const { quote } = quoteStore.state
    const read = readOrder(values, now())
    return {
      id_fournisseur: supplierId,
      adresse_ramassage: values.pickupAdr.text,
      adresse_livraison: values.address.text,
      poids: values.poids,
      type_livraison: values.livraisonType,
      prix_calcule_ht: quote.status === 'priced' ? eurosFromCents(quote.quote.price.totalHT) : null,
      prix_calcule_ttc: quote.status === 'priced' ? eurosFromCents(quote.quote.price.totalTTC) : null,
      formulaire_complet: 'order' in read,
      temps_remplissage_secondes: begun ? Math.max(0, Math.round((now().getTime() - begun.getTime()) / 1000)) : 0,
      raison_abandon: cause,
      erreurs_validation: 'issues' in read ? JSON.stringify(read.issues) : null,
      tentatives_submit: attempts,
    }
  }

  return {
    /** The form changed: its filling counts from the first time. */
    changed: () => void (begun ??= now()),
    /** The page is left, or hidden. */
    left() {
      if (quoteInputs(form.state.values) !== null && !isSending()) tell('quitte_page')
    },
    /** A submission had errors. */
    refused: () => tell('erreurs_validation'),
    /** A submission succeeded: from now on nothing is given up. */
    succeeded: () => causes.forEach((cause) => reported.add(cause)),
  }
}
