import { proxy } from 'valtio'
import { CallFailure } from '#adapters/api/failures.ts'
import type { Places, Suggestion } from '#adapters/places/places.ts'
import type { Place } from '#contract/places.ts'
import type { Sleep } from './sleep.ts'

/** What a search shows under its field. */
export interface PlaceSearchState {
  readonly status: 'idle' | 'loading' | 'error' | 'empty'
  readonly suggestions: readonly { readonly id: string; readonly primary: string; readonly secondary: string }[]
  readonly credit: string
  /** A pick is being located. */
  readonly locating: boolean
}

/** The suggestions of one address field: a pause in typing asks, and only the last question counts. `state` is a valtio proxy. */
export interface PlaceSearch {
  readonly state: PlaceSearchState
  look(text: string): Promise<void>
  /** The place of a suggestion; null when geocoding found none; undefined when something else was asked meanwhile. */
  locate(id: string): Promise<Place | null | undefined>
  stop(): void
}

export function createPlaceSearch(places: Places, sleep: Sleep): PlaceSearch {
  const state = proxy<PlaceSearchState>({ status: 'idle', suggestions: [], credit: '', locating: false })
  let question = new AbortController()
  let found: readonly Suggestion[] = []

  const renew = () => {
    question.abort()
    question = new AbortController()
    return question.signal
  }
  const show = (status: PlaceSearchState['status'], items: readonly Suggestion[]) => {
    found = items
    Object.assign(state, { status, suggestions: items.map(({ id, primary, secondary }) => ({ id, primary, secondary })), locating: false })
  }

  return {
    state,
    async look(text) {
      const signal = renew()
      if (text.trim().length < shortest) return show('idle', [])
      Object.assign(state, { status: found.length > 0 ? 'idle' : 'loading' })
      try {
        await sleep(pauseMs, signal)
        const { items, credit } = await places.suggest(text.trim().slice(0, longest), signal)
        if (signal.aborted) return
        Object.assign(state, { credit })
        show(items.length > 0 ? 'idle' : 'empty', items)
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof CallFailure)) throw error
        show('error', [])
      }
    },
    async locate(id) {
      const signal = renew()
      const suggestion = found.find((item) => item.id === id)
      show('idle', [])
      Object.assign(state, { locating: true })
      const place = await suggestion?.locate().catch(() => null)
      if (signal.aborted) return undefined
      Object.assign(state, { locating: false })
      return place ?? null
    },
    stop() {
      renew()
      show('idle', [])
    },
  }
}

const pauseMs = 200
const shortest = 3
const longest = 200
