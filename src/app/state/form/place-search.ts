import { proxy } from 'valtio'
import { CallFailure } from '#adapters/failures/failures.ts'
import type { Places, Suggestion } from '#adapters/places/places.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { Place } from '#contract/places/places.ts'
import { plainText } from '#rules/moment/french.ts'
import type { Sleep } from '#adapters/device/waiting.ts'

/** What a search shows under its field. `status` is of the question asked; suggestions may stand beside any. */
interface PlaceSearchState {
  readonly status: 'idle' | 'loading' | 'error' | 'empty'
  readonly suggestions: readonly Omit<Suggestion, 'locate'>[]
  readonly credit: string
  /** Of the last addresses that were found in this visit, for a place that stays. */
  readonly lastCredit: string
  /** A pick is being located. */
  readonly locating: boolean
}

/** Places that are offered before any that are asked for. */
export interface KnownPlaces {
  /** Brings them to the device where they are not; never rejects for a failed call. */
  load(): Promise<void>
  /** At once: the few that fit the text, the latest when nothing is typed. */
  match(text: string): readonly Suggestion[]
}

/** An address field's suggestions: a pause in typing asks, the last question counts. `state` is a valtio proxy. */
export interface PlaceSearch {
  readonly state: PlaceSearchState
  /** The field was entered; `text` is what stands in it, null when that is picked. */
  enter(text: string | null): void
  look(text: string): Promise<void>
  /** The place of a suggestion; null when geocoding found none; undefined when something else was asked meanwhile. */
  locate(id: string): Promise<Place | null | undefined>
  stop(): void
}

export function createPlaceSearch(places: Places, sleep: Sleep, known: KnownPlaces = nothingKnown): PlaceSearch {
  const state = proxy<PlaceSearchState>({
    status: 'idle',
    suggestions: [],
    credit: '',
    lastCredit: '',
    locating: false,
  })
  let question = new AbortController()
  let typed: string | null = null
  let answer: { items: readonly Suggestion[]; credit: string } = nothingFound
  let offered: readonly Suggestion[] = []

  const renew = () => {
    question.abort()
    question = new AbortController()
    return question.signal
  }
  const show = (status: PlaceSearchState['status']) => {
    const before = typed === null ? [] : known.match(typed)
    offered = [...before, ...answer.items.filter((item) => !before.some((twin) => keyOf(twin) === keyOf(item)))]
    const suggestions = offered.map(({ locate: _, ...suggestion }) => suggestion)
    Object.assign(state, {
      status,
      suggestions,
      credit: answer.credit,
      ...(answer.credit !== '' && { lastCredit: answer.credit }),
      locating: false,
    })
  }
  const close = () => {
    typed = null
    answer = nothingFound
    show('idle')
  }
  const look = async (text: string) => {
    const signal = renew()
    const asked = text.trim()
    typed = asked
    if (asked.length < shortest) {
      answer = nothingFound
      return show('idle')
    }
    show(answer.items.length > 0 ? 'idle' : 'loading')
    try {
      await sleep(pauseMs, signal)
      const found = await places.suggest(asked.slice(0, longest), signal)
      if (signal.aborted) return
      answer = found.items.length > 0 ? found : nothingFound
      show(found.items.length > 0 ? 'idle' : 'empty')
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof CallFailure)) throw error
      answer = nothingFound
      show('error')
    }
  }

  return {
    state,
    look,
    enter(text) {
      places.prepare()
      void known.load().then(() => typed !== null && show(state.status))
      if (text !== null) void look(text)
    },
    async locate(id) {
      const signal = renew()
      const suggestion = offered.find((item) => item.id === id)
      close()
      Object.assign(state, { locating: true })
      const place = await suggestion?.locate().catch(forgiving(() => null))
      if (signal.aborted) return undefined
      Object.assign(state, { locating: false })
      return place ?? null
    },
    stop() {
      renew()
      close()
    },
  }
}

const nothingKnown: KnownPlaces = { load: async () => {}, match: () => [] }
const nothingFound = { items: [], credit: '' }
const pauseMs = 200
const shortest = 3
const longest = 200

/** The same address written twice: 'Chemin des Pins' and 'chemin des pins'. */
function keyOf({ label }: Suggestion): string {
  return plainText(label)
}
