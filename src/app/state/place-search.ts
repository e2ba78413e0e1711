import { proxy } from 'valtio'
import { CallFailure } from '#adapters/api/failures.ts'
import type { Places, Suggestion } from '#adapters/places/places.ts'
import type { Place } from '#contract/places.ts'
import type { Sleep } from './quoting.ts'

/** What a search shows under its field. */
export interface SearchState {
  status: 'idle' | 'loading' | 'error' | 'empty'
  suggestions: { id: string; primary: string; secondary: string }[]
  credit: string
  /** A pick is being located. */
  locating: boolean
}

/** The suggestions of one address field: a pause in typing asks, and only the last question counts. */
export function createAddressSearch(places: Places, sleep: Sleep) {
  const state = proxy<SearchState>({ status: 'idle', suggestions: [], credit: '', locating: false })
  let question = new AbortController()
  let found: readonly Suggestion[] = []

  const renew = () => {
    question.abort()
    question = new AbortController()
    return question.signal
  }
  const show = (status: SearchState['status'], items: readonly Suggestion[]) => {
    found = items
    Object.assign(state, { status, suggestions: items.map(({ id, primary, secondary }) => ({ id, primary, secondary })), locating: false })
  }

  return {
    state,
    async look(text: string): Promise<void> {
      const signal = renew()
      if (text.trim().length < shortest) return show('idle', [])
      state.status = found.length > 0 ? 'idle' : 'loading'
      try {
        await sleep(pauseMs, signal)
        const { items, credit } = await places.suggest(text.trim().slice(0, longest), signal)
        if (signal.aborted) return
        state.credit = credit
        show(items.length > 0 ? 'idle' : 'empty', items)
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof CallFailure)) throw error
        show('error', [])
      }
    },
    /** The place of a suggestion; null when geocoding found none; undefined when something else was asked meanwhile. */
    async locate(id: string): Promise<Place | null | undefined> {
      const signal = renew()
      const suggestion = found.find((item) => item.id === id)
      show('idle', [])
      state.locating = true
      const place = await suggestion?.locate().catch(() => null)
      if (signal.aborted) return undefined
      state.locating = false
      return place ?? null
    },
    stop() {
      renew()
      show('idle', [])
    },
  }
}

export type AddressSearch = ReturnType<typeof createAddressSearch>

const pauseMs = 200
const shortest = 3
const longest = 200
