import { placeWords, type PlaceWord } from './place-words.ts'
import type { PrefixIndex } from './prefix-index.ts'

/**
 * A typed address taken apart. `ranks`: communes it may mean, best first; `digits`: its postcode or beginning;
 * `street`: the rest; `introduced`: the commune may be the street's (« rue de Paris »).
 */
export interface TypedAddress {
  readonly ranks: readonly number[]
  readonly digits: string
  readonly street: string
  readonly introduced: boolean
}

/**
 * Finds the commune in a typed address: by postcode, else by its name at the end (possibly unfinished), else anywhere;
 * or null. « 12 chemin des oliviers moug » → Mougins, « 12 chemin des oliviers ».
 */
export function readTypedAddress(typed: string, index: PrefixIndex): TypedAddress | null {
  const text = typed.replaceAll(/\bcedex\b(\s+\d{1,2}\b)?/gi, ' ').replace(/,\s*france\s*$/i, '')
  const words = placeWords(text)
  return byPostcode(text, words, index) ?? byLastWords(text, words, index) ?? byNameAnywhere(text, words, index)
}

const longestName = 9

/** Three or four digits only count alone or after a commune's name: « 8 mai 1945 » is not the start of 19450. */
function byPostcode(text: string, words: readonly PlaceWord[], index: PrefixIndex): TypedAddress | null {
  const whole = words.findLastIndex(({ word }) => /^\d{5}$/.test(word) && index.named(word).length > 0)
  const at = whole >= 0 ? whole : words.length - 1
  const digits = words[at]?.word ?? ''
  if (whole < 0 && !/^\d{3,4}$/.test(digits)) return null

  const ranks = index.startingWith(digits)
  const before = words.slice(0, at)
  const after = words.slice(at + 1)
  const postcode = words.slice(at, at + 1)
  const within = (communes: readonly number[]): readonly number[] => ranks.filter((rank) => communes.includes(rank))
  for (const run of openings(after)) {
    const both = within(index.startingWith(keyOf(run)))
    if (both.length > 0) return { ranks: both, digits, street: without(text, [...run, ...postcode]), introduced: false }
  }
  for (const run of endings(before)) {
    const both = within(index.named(keyOf(run)))
    const cut = isIntroduced(before, before.length - run.length) ? postcode : [...run, ...postcode]
    if (both.length > 0) return { ranks: both, digits, street: without(text, cut), introduced: false }
  }
  if (ranks.length === 0 || (whole < 0 && words.length > 1)) return null
  const misspelt = before.length > 0 ? after : []
  return { ranks, digits, street: without(text, [...misspelt, ...postcode]), introduced: false }
}

function byLastWords(text: string, words: readonly PlaceWord[], index: PrefixIndex): TypedAddress | null {
  for (const run of endings(words)) {
    const start = words.length - run.length
    if (!couldBeTown(run, words, start) || keyOf(run).length < (start === 0 ? 2 : 3)) continue
    const introduced = isIntroduced(words, start)
    const ranks = introduced ? index.named(keyOf(run)) : index.startingWith(keyOf(run))
    if (ranks.length === 0) continue
    return { ranks, digits: '', street: without(text, introduced ? [] : run), introduced }
  }
  return null
}

function byNameAnywhere(text: string, words: readonly PlaceWord[], index: PrefixIndex): TypedAddress | null {
  for (let start = 0; start < words.length; start += 1) {
    for (const run of openings(words.slice(start))) {
      if (!couldBeTown(run, words, start) || keyOf(run).length < 4 || isIntroduced(words, start)) continue
      const ranks = index.named(keyOf(run))
      if (ranks.length > 0) return { ranks, digits: '', street: without(text, run), introduced: false }
    }
  }
  return null
}

const wayWords = new Set(
  `allee allees avenue bd boulevard chemin cite clos cours domaine hameau impasse lieu lotissement montee parc passage
  place pont quai quartier residence rond route rue ruelle sentier square traverse villa voie za zac zi zone`.split(
    /\s+/,
  ),
)

/** A number alone is not a name, a way's word is no town within a longer text, and a street follows a first number. */
function couldBeTown(run: readonly PlaceWord[], words: readonly PlaceWord[], start: number): boolean {
  const first = run[0]?.word ?? ''
  if (run.length === 1 && (/^\d+$/.test(first) || (words.length > 1 && wayWords.has(first)))) return false
  return !(start === 1 && /^\d+$/.test(words[0]?.word ?? ''))
}

const links = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'au', 'aux', 'et', 'saint', 'sainte'])

function isIntroduced(words: readonly PlaceWord[], start: number): boolean {
  return links.has(words[start - 1]?.word ?? '')
}

function openings(words: readonly PlaceWord[]): readonly (readonly PlaceWord[])[] {
  return lengths(words).map((length) => words.slice(0, length))
}

function endings(words: readonly PlaceWord[]): readonly (readonly PlaceWord[])[] {
  return lengths(words).map((length) => words.slice(words.length - length))
}

function lengths(words: readonly PlaceWord[]): readonly number[] {
  const longest = Math.min(words.length, longestName)
  return Array.from({ length: longest }, (_, shorter) => longest - shorter)
}

function keyOf(run: readonly PlaceWord[]): string {
  return run.map(({ word }) => word).join(' ')
}

/** The text with some words cut out, and without any stray postcode or dangling punctuation. */
function without(text: string, cut: readonly PlaceWord[]): string {
  let kept = text
  for (const { start, end } of [...cut].sort((a, b) => b.start - a.start))
    kept = `${kept.slice(0, start)} ${kept.slice(end)}`
  return kept
    .replaceAll(/\b\d{5}\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/( ?[,;] ?)+/g, ', ')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
    .replace(/ à$/, '')
}
