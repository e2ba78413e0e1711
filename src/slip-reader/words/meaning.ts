import { plainText } from '#rules/moment/french.ts'
import { isListed } from './label-words.ts'
import { concepts, type Concept } from './vocabulary.ts'

/**
 * What a word speaks of, accents, case and a misread letter aside: 'P0ids' → 'weight', 'TOTA1' → 'total', 'Dupont' →
 * null.
 */
export function meaningOf(text: string): Concept | null {
  const plain = lettersOf(text)
  const exact =
    concepts.get(plain) ??
    concepts.get(plain.replaceAll(/[^a-z]/g, '')) ??
    (plain.includes('-') ? concepts.get(plain.slice(plain.lastIndexOf('-') + 1)) : null)
  if (exact) return exact
  const mended = plain
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
  const same = mended.length > 3 ? concepts.get(mended) : undefined
  if (same) return same
  if (mended.length < 5 || mended.length > 16 || strangers.has(plain) || isListed(plain)) return null
  for (const length of [mended.length, mended.length - 1, mended.length + 1]) {
    const found = misreadable.get(length)?.find(([word]) => isOneOff(mended, word))
    if (found) return found[1]
  }
  return null
}

/** Words one letter away from a word of the slip that mean something else. */
const strangers = new Set([
  'natte',
  'nattes',
  'pois',
  'tasse',
  'passe',
  'basse',
  'lasse',
  'casse',
  'messe',
  'bruit',
  'local',
  'livres',
  'change',
  'changement',
  'largement',
  'comme',
  'pomme',
  'gomme',
  'homme',
  'colle',
  'soins',
  'mains',
  'coins',
])

const unmistaken = new Set<Concept>([
  'filler',
  'load',
  'remaining',
  'running',
  'ordered',
  'delivered',
  'identity',
  'volumetric',
  'vehicle',
])
const misreadable = Map.groupBy(
  [...concepts].filter(
    ([word, concept]) =>
      word.length >= 5 && !unmistaken.has(concept) && !['unite', 'piece', 'stotal', 'somme'].includes(word),
  ),
  ([word]) => word.length,
)

function lettersOf(text: string): string {
  if (/^[a-z]+$/.test(text)) return text
  return plainText(text)
    .replaceAll(/^[^\p{L}\p{N}€]+|[^\p{L}\p{N}€]+$/gu, '')
    .replace(/^(?:[dl]|qu)['’]/, '')
}

/** One letter changed, added or lost. */
function isOneOff(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let [end, otherEnd] = [one.length, other.length]
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1
    otherEnd -= 1
  }
  return end - start <= 1 && otherEnd - start <= 1
}
