import type { Place } from '#contract/places.ts'

/** Suggestions, best first, and the mention their source requires. */
export interface PlacesAnswer {
  readonly places: readonly Place[]
  readonly credit: string
}

/** Where addresses come from (R44). Never throws: a source that fails gives way to the next. */
export interface Places {
  /** At most six places in France or Monaco for text being typed. */
  suggest(text: string): Promise<PlacesAnswer>
  /** The best match of a whole address, or null when nothing matches. */
  resolve(text: string): Promise<Place | null>
  /** Every place that a whole address may have been handed out as: the best match first, then what stands in for it when its source does not answer. */
  whereabouts(text: string): Promise<readonly Place[]>
}
