import type { LatLng, Place } from '#contract/places/places.ts'
import type { Asker } from '#server/adapters/geoplateforme/asker.ts'

/**
 * A place, and whether a price may be reckoned from its point: always; now alone, where a small commune stands in for
 * an address; never, where the commune is wide, or its source was not asked.
 */
export interface FoundPlace extends Place {
  readonly holds: 'always' | 'now' | 'never'
}

/** Suggestions, best first, and the mention their source requires. */
export interface PlacesAnswer {
  readonly places: readonly FoundPlace[]
  readonly credit: string
}

/** Where addresses come from (R44). Never throws: a source that fails gives way to the next. */
export interface Places {
  /** At most six places in France or Monaco for text being typed. */
  suggest(text: string, asker: Asker): Promise<PlacesAnswer>
  /** The best match of a whole address, or null when nothing matches. */
  resolve(text: string, asker: Asker): Promise<FoundPlace | null>
  /** The address nearest to that point, at most 200 m away; null: none is known; 'away': no answer. */
  near(point: LatLng, asker: Asker): Promise<FoundPlace | null | 'away'>
  /** The commune that an address names, as the gazetteer calls it; null where it names none. Asks nobody. */
  townIn(text: string): string | null
}
