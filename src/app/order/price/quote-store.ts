import { proxy } from 'valtio'
import { reportMistake } from '#adapters/report-mistake.ts'
import type { Sleep } from '#state/sleep.ts'
import type { Answer, Quote, QuoteCache } from './quote-cache.ts'
import type { QuoteInputs } from './quote-inputs.ts'

/** What the price panel shows. `before`: the price that is being replaced. */
export type QuoteState =
  | { readonly status: 'incomplete' }
  | { readonly status: 'loading'; readonly before: Quote | null }
  | { readonly status: 'priced'; readonly quote: Quote }
  | { readonly status: 'unavailable'; readonly limited: boolean }

/** The same order cost something else before: time passed, the user changed nothing. */
export interface Requote {
  readonly from: Quote
  readonly to: Quote
}

/** The price of the form as it changes: waits for a pause, and only the last question's answer counts. */
export function createQuoteStore(cache: QuoteCache, sleep: Sleep) {
  const state = proxy<{ quote: QuoteState; requote: Requote | null }>({ quote: { status: 'incomplete' }, requote: null })
  let asked: QuoteInputs | null | undefined
  let question = new AbortController()
  let pending = Promise.resolve()
  let renewing = false
  /** The last price in sight, and the last one of the present question. */
  let before: Quote | null = null
  let seen: Quote | null = null

  const show = (answer: Answer) => {
    if (typeof answer === 'string') {
      before = null
      state.quote = { status: 'unavailable', limited: answer === 'limit' }
      return
    }
    if (seen !== null && seen.price.totalTTC !== answer.price.totalTTC) state.requote = { from: seen, to: answer }
    before = answer
    seen = answer
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
  const ask = (inputs: QuoteInputs | null, seenBefore: Quote | null = null) => {
    if (JSON.stringify(inputs) === JSON.stringify(asked)) return
    asked = inputs
    seen = seenBefore
    state.requote = null
    question.abort()
    question = new AbortController()
    const known = inputs && cache.remembered(inputs)
    if (inputs === null) state.quote = { status: 'incomplete' }
    else if (known) show(known)
    else {
      state.quote = { status: 'loading', before: seen ?? before }
      pending = answer(inputs, typingPauseMs, show)
    }
  }
  const retry = () => {
    const again = asked ?? null
    asked = undefined
    ask(again, seen)
  }
  /** Asks again for a price that is not fresh any more; it stays in sight meanwhile. */
  const renew = (take: (answer: Answer) => void) => {
    if (renewing || !asked || state.quote.status !== 'priced' || cache.isSpent() || cache.remembered(asked) !== null) return
    renewing = true
    pending = answer(asked, 0, take).finally(() => {
      renewing = false
    })
  }
  const settled = async (): Promise<QuoteState> => {
    for (let waited; waited !== pending; ) {
      waited = pending
      await waited
    }
    return state.quote
  }

  return {
    state,
    /** Asks for the price of these inputs, unless they are the last ones. `seenBefore`: what they cost when their author last saw them. */
    ask,
    /** Asks once more what had no answer. */
    retry,
    /** The price to send the order at, asked again when it is old; null when another one, or none, came for the same order: its author looks at it first. */
    async confirmed(): Promise<QuoteState | null> {
      const { quote: shown, requote } = state
      renew(show)
      const found = await settled()
      const isLost = shown.status === 'priced' && found.status === 'unavailable'
      return isLost || state.requote !== requote ? null : found
    },
    /** The page is seen again, or the network is back: what had no reply is asked once more. So is an old price, which stays when no reply comes. */
    wake() {
      if (state.quote.status === 'unavailable' && !state.quote.limited) retry()
      renew((found) => typeof found === 'string' || show(found))
    },
    /** The price that was last seen for the present inputs; null when they never had one. */
    seen: (): Quote | null => seen,
    /** Another order is in the form: no price of the one before is in sight. */
    clear() {
      asked = null
      seen = null
      before = null
      question.abort()
      Object.assign(state, { quote: { status: 'incomplete' }, requote: null })
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

export type QuoteStore = ReturnType<typeof createQuoteStore>

const typingPauseMs = 400
