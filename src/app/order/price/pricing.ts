import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import type { OrderState, QuoteState } from '../model/order-state.ts'
import type { Answer, QuoteCache } from './quote-cache.ts'
import { routeName } from './planned-estimate.ts'
import { quoteInputs, type QuoteInputs } from './quote-inputs.ts'

/**
 * Keeps the price in the state to what the form says: waits for a pause, and only the last question's answer counts.
 */
export type Pricing = ReturnType<typeof createPricing>

export function createPricing(
  state: Pick<OrderState, 'values' | 'quote' | 'lastPrice'>,
  cache: QuoteCache,
  sleep: Sleep,
) {
  let asked: QuoteInputs | null | undefined
  let question = new AbortController()
  let pending = Promise.resolve()
  let renewing = false

  const show = (answer: Answer) => {
    const last = state.lastPrice
    if (typeof answer === 'string') {
      if (last?.of === 'other') state.lastPrice = { ...last, of: 'gone' }
      state.quote = { status: 'unavailable', why: answer }
      return
    }
    const same = last?.of === 'this' ? last : null
    const isSame = same?.quote.price.totalTTC === answer.price.totalTTC
    state.lastPrice = {
      quote: answer,
      route: asked ? routeName(asked) : '',
      of: 'this',
      was: (isSame ? same.was : same?.quote) ?? null,
    }
    state.quote = { status: 'priced', quote: answer }
  }
  /** `take` is given what came of the question, unless another one was asked meanwhile. */
  const answer = async (inputs: QuoteInputs, pauseMs: number, take: (answer: Answer) => void) => {
    const { signal } = question
    try {
      if (pauseMs > 0) await sleep(pauseMs, signal)
      const found = await cache.ask(inputs, signal)
      if (!signal.aborted) take(found)
    } catch (error) {
      if (!signal.aborted) throw error
      reportMistake(error)
    }
  }
  /** `isSame`: of an order that may have been priced before, as it stands. */
  const ask = (inputs: QuoteInputs | null, isSame = false): boolean => {
    if (JSON.stringify(inputs) === JSON.stringify(asked)) return false
    asked = inputs
    const last = state.lastPrice
    // A price that nothing confirmed is another order's no more than none.
    const changed = last?.of === 'this' && state.quote.status !== 'priced' ? 'gone' : 'other'
    if (last) state.lastPrice = { ...last, was: null, of: isSame || last.of === 'gone' ? last.of : changed }
    question.abort()
    question = new AbortController()
    const known = inputs && cache.remembered(inputs)
    if (inputs === null) state.quote = { status: 'incomplete' }
    else if (known) show(known)
    else {
      state.quote = { status: 'loading' }
      pending = answer(inputs, typingPauseMs, show)
    }
    return true
  }
  const retry = () => {
    const again = asked ?? null
    asked = undefined
    ask(again, true)
  }
  /** Asks again for a price that is not fresh any more; it stays in sight meanwhile. */
  const renew = (take: (answer: Answer) => void) => {
    if (renewing || !asked || state.quote.status !== 'priced' || cache.isSpent() || cache.remembered(asked) !== null)
      return
    renewing = true
    pending = answer(asked, 0, take).finally(() => {
      renewing = false
    })
  }
  const settled = async (): Promise<QuoteState> => {
    for (let waited; waited !== pending;) {
      waited = pending
      await waited
    }
    return state.quote
  }

  return {
    /**
     * The price of the order that was laid into the form; what it cost when its author last saw it stands in the state.
     */
    begin() {
      asked = undefined
      ask(quoteInputs(state.values), true)
    },
    /** The form has changed, and its price with it: whether it is another question. */
    follow: () => ask(quoteInputs(state.values)),
    ask,
    /** Asks once more what had no answer. */
    retry,
    /**
     * The price to send the order at, asked again when it is old; null when another one, or none, came for the same
     * order: its author looks at it first.
     */
    async confirmed(): Promise<QuoteState | null> {
      const { quote: shown } = state
      const was = state.lastPrice?.was ?? null
      renew(show)
      const found = await settled()
      const isLost = shown.status === 'priced' && found.status === 'unavailable'
      return isLost || (state.lastPrice?.was ?? null) !== was ? null : found
    },
    /**
     * The page is seen again, or the network is back: what had no reply is asked once more. So is an old price, which
     * stays when no reply comes.
     */
    wake() {
      if (state.quote.status === 'unavailable' && state.quote.why !== 'limit') retry()
      renew((found) => typeof found === 'string' || show(found))
    },
    /** The price is not needed any more. */
    stop() {
      asked = undefined
      question.abort()
    },
    /** The price once every question is answered. */
    settled,
  }
}

const typingPauseMs = 400
