import { subscribeKey } from 'valtio/utils'
import type { World } from '#app/world.ts'
import type { OrderForm } from '../order-form.ts'
import type { Quote } from './quote-book.ts'
import { quoteInputs } from './quote-inputs.ts'
import { createQuoting } from './quoting.ts'
import { sessionBook } from './session-book.ts'

/** What the price of a visit works on. `keep` puts the draft away. */
interface PricedWorld {
  readonly world: World
  readonly supplierId: number
  readonly form: OrderForm
  keep(): void
}

/** The price of one visit of the form: it follows the form, the clock and the network, and the draft keeps the last one that was seen. */
export function createPriceVisit({ world, supplierId, form, keep }: PricedWorld) {
  const quoting = createQuoting(sessionBook(world, supplierId), world.sleep)
  let kept: Quote | null = null
  let open = false

  return {
    quoting,
    /** What the draft keeps of it. */
    kept() {
      if (open) kept = quoting.seen()
      return { price: kept }
    },
    /** What the order of the draft cost when it was left. */
    restore(price: Quote | null) {
      kept = price
      open = false
      quoting.clear()
    },
    /** The form was opened: its price may differ from the one of its draft. The answer ends the visit. */
    start() {
      open = true
      quoting.ask(quoteInputs(form.state.values), kept)
      const stops = [
        subscribeKey(quoting.state, 'quote', () => isOther(quoting.seen(), kept) && keep()),
        subscribeKey(world.connection.state, 'online', (online) => online && quoting.wake()),
        world.onVisible(quoting.wake),
        quoting.stop,
      ]
      return () => stops.forEach((stop) => stop())
    },
    /** The form has changed. */
    follow: () => quoting.ask(quoteInputs(form.state.values)),
  }
}

function isOther(quote: Quote | null, kept: Quote | null): boolean {
  return quote !== null && quote.price.totalTTC !== kept?.price.totalTTC
}
