import { subscribeKey } from 'valtio/utils'
import type { World } from '#app/world.ts'
import type { OrderForm } from '../order-form.ts'
import type { Quote } from './quote-cache.ts'
import { quoteInputs } from './quote-inputs.ts'
import { createQuoteStore } from './quote-store.ts'
import { sessionQuoteCache } from './session-quote-cache.ts'

/** What the price of a session works on. `keep` puts the draft away. */
interface PricedWorld {
  readonly world: World
  readonly supplierId: number
  readonly form: OrderForm
  keep(): void
}

/** The price of one session of the form: it follows the form, the clock and the network, and the draft keeps the last one that was seen. */
export function createPriceSession({ world, supplierId, form, keep }: PricedWorld) {
  const quoteStore = createQuoteStore(sessionQuoteCache(world, supplierId), world.sleep)
  let kept: Quote | null = null
  let open = false

  return {
    quoteStore,
    /** What the draft keeps of it. */
    kept() {
      if (open) kept = quoteStore.seen()
      return { price: kept }
    },
    /** What the order of the draft cost when it was left. */
    restore(price: Quote | null) {
      kept = price
      open = false
      quoteStore.clear()
    },
    /** The form was opened: its price may differ from the one of its draft. Returns a function that ends the session. */
    start() {
      open = true
      quoteStore.ask(quoteInputs(form.state.values), kept)
      const stops = [
        subscribeKey(quoteStore.state, 'quote', () => isOther(quoteStore.seen(), kept) && keep()),
        subscribeKey(world.connection.state, 'online', (online) => online && quoteStore.wake()),
        world.onVisible(quoteStore.wake),
        quoteStore.stop,
      ]
      return () => stops.forEach((stop) => stop())
    },
    /** The form has changed. */
    follow: () => quoteStore.ask(quoteInputs(form.state.values)),
  }
}

function isOther(quote: Quote | null, kept: Quote | null): boolean {
  return quote !== null && quote.price.totalTTC !== kept?.price.totalTTC
}
