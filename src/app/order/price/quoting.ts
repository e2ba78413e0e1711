import { proxy } from 'valtio'
import type { Sleep } from '#state/sleep.ts'
import type { Answer, Quote, QuoteBook } from './quote-book.ts'
import type { QuoteInputs } from './quote-inputs.ts'

/** What the price panel shows. `before`: the price that is being replaced. */
export type QuoteState =
  | { readonly status: 'incomplete' }
  | { readonly status: 'loading'; readonly before: Quote | null }
  | { readonly status: 'priced'; readonly quote: Quote }
  | { readonly status: 'unavailable'; readonly limited: boolean }

/** The price of the form as it changes: waits for a pause, and only the last question's answer counts. */
export function createQuoting(book: QuoteBook, sleep: Sleep) {
  const state = proxy<{ quote: QuoteState }>({ quote: { status: 'incomplete' } })
  let asked: QuoteInputs | null = null
  let question = new AbortController()
  let pending = Promise.resolve()
  let before: Quote | null = null

  const show = (answer: Answer) => {
    before = typeof answer === 'string' ? null : answer
    state.quote = before === null ? { status: 'unavailable', limited: answer === 'limit' } : { status: 'priced', quote: before }
  }
  const answer = async (inputs: QuoteInputs, signal: AbortSignal) => {
    try {
      await sleep(pauseMs, signal)
      const found = await book.ask(inputs, signal)
      if (!signal.aborted) show(found)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  const ask = (inputs: QuoteInputs | null) => {
    if (JSON.stringify(inputs) === JSON.stringify(asked)) return
    asked = inputs
    question.abort()
    question = new AbortController()
    const known = inputs && book.remembered(inputs)
    if (inputs === null) state.quote = { status: 'incomplete' }
    else if (known) show(known)
    else {
      state.quote = { status: 'loading', before }
      pending = answer(inputs, question.signal)
    }
  }

  return {
    state,
    ask,
    /** Asks once more what had no answer. */
    retry() {
      const again = asked
      asked = null
      ask(again)
    },
    /** Nobody waits for the price any more. */
    stop() {
      asked = null
      question.abort()
    },
    /** The price once every question is answered. */
    async settled(): Promise<QuoteState> {
      for (let seen; seen !== pending; ) {
        seen = pending
        await seen
      }
      return state.quote
    },
  }
}

export type Quoting = ReturnType<typeof createQuoting>

const pauseMs = 400
