import type { LatLng, Place } from '#contract/places/places.ts'

/** A choice: `label` on one or two lines; `locate` gives its point, null if unknown. `mark`: a word, 'Déjà livrée'. */
export interface Suggestion {
  readonly id: string
  readonly label: string
  readonly primary: string
  readonly secondary: string
  readonly mark?: string
  locate(): Promise<Place | null>
}

export interface Suggestions {
  readonly items: readonly Suggestion[]
  readonly credit: string
}

/** Where addresses come from (R44). `suggest` and `resolve` reject with a CallFailure, or the signal's reason. */
export interface Places {
  /** A field was entered: what suggesting needs is fetched, once. */
  prepare(): void
  suggest(text: string, signal: AbortSignal): Promise<Suggestions>
  /** The first match of a whole address, or null. */
  resolve(text: string): Promise<Place | null>
  /** The known address nearest to a point, or null. */
  near(point: LatLng): Promise<Place | null>
}
