import type { Place } from '#contract/places/places.ts'
import { placeKey } from './place-words.ts'

/** Whether a place lies in the commune of a postcode, whichever of the commune's it bears itself. */
export type SharesCommune = (place: Pick<Place, 'postcode' | 'city'>, postcode: string) => boolean

/** Places were found, but none in the written commune, nor the only one of the written street's name. */
export type Elsewhere = 'elsewhere'

/**
 * Which found place a written address is of: one in the commune of its postcode, rather of the whole street's name;
 * else the one commune that has the street. « 13200 Arles » → 13129 Arles. Null: none.
 */
export function matchOf(text: string, found: readonly Place[], sharesCommune: SharesCommune): Place | null | Elsewhere {
  const written = text.match(/\b\d{5}\b/g)?.at(-1)
  const places = found.filter((place) => !place.approximate || isNothingElse(text, place))
  const here =
    written === undefined
      ? places
      : places.filter((place) => place.postcode === written || sharesCommune(place, written))
  const isNamed = (place: Place): boolean => hasWords(text, streetOf(place))
  return (
    here.find(isNamed) ?? here[0] ?? (places.length === 0 ? null : (onlyOne(places.filter(isNamed)) ?? 'elsewhere'))
  )
}

/** The first of several in one commune; null of streets of one name in several. */
function onlyOne([first, ...more]: readonly Place[]): Place | null {
  return first && more.every(({ city, postcode }) => city === first.city && postcode === first.postcode) ? first : null
}

/** A commune is what is written when nothing else is; beside a street it would stand in for it. */
function isNothingElse(text: string, { postcode, city }: Place): boolean {
  return hasWords(`${postcode ?? ''} ${city ?? ''} France`, text.replaceAll(/\b\d{5}\b/g, ''))
}

/** « 12 bis Chemin des Oliviers, 06250 Mougins » → « Chemin des Oliviers »; nothing of a commune. */
function streetOf({ label, approximate }: Place): string {
  return approximate ? '' : label.replace(/,[^,]*$/, '').replace(/^\d+\s*(?:(?:bis|ter|quater|[a-z])\b)?/i, '')
}

/** Whether all words are in the text. */
function hasWords(text: string, words: string): boolean {
  const own = new Set(placeKey(text).split(' '))
  return placeKey(words)
    .split(' ')
    .every((word) => word === '' || own.has(word))
}
