import type { Place } from '#contract/places.ts'

/** Something to pick; `locate` gives its point, null when geocoding finds none. */
export interface Suggestion {
  readonly id: string
  readonly primary: string
  readonly secondary: string
  locate(): Promise<Place | null>
}

export interface Suggestions {
  readonly items: readonly Suggestion[]
  readonly credit: string
}

/** Where the page's addresses come from (R44). Both reject with a CallFailure, or the signal's reason. */
export interface Places {
  suggest(text: string, signal: AbortSignal): Promise<Suggestions>
  /** The first match of a whole address, or null. */
  resolve(text: string): Promise<Place | null>
}
