import type { SlipWord } from '#slip-reader/slip-page.ts'
import type { ReadStrip } from './second-engine.ts'

/** What the second engine made of a word: of its evened picture, and of the picture as it came. */
export interface ReadTwice {
  readonly evened: ReadStrip
  readonly plain: ReadStrip
}

/**
 * A word that two engines read. What both say is sure. What the second says twice is taken where the first was not sure of its own,
 * and believed less; where both were sure nobody is. A decimal mark that only the first saw stays: the second overlooks more of them.
 */
export function toldTwice(word: SlipWord, { evened, plain }: ReadTwice): SlipWord {
  const own = asRead(word.text)
  const [first, again] = [asRead(evened.text), asRead(plain.text)]
  const likelihoodOf = (isWanted: (text: string) => boolean) => Math.max(0, ...[evened, plain].filter(({ text }) => text !== '' && isWanted(asRead(text))).map(({ likelihood }) => likelihood))
  const backed = likelihoodOf((text) => says(text, own))
  if (backed > 0) return backed < likelihoodOf((text) => !says(text, own)) ? word : { ...word, confidence: Math.max(word.confidence, backed >= fairly ? agreed : nearly) }
  const isNoise = word.confidence < noise
  if (first === '' || first !== again || Math.min(evened.likelihood, plain.likelihood) < (isNoise ? fairly : surely)) return word
  const isOfMark = /\d/.test(own) && digitsOf(first) === digitsOf(own)
  if (isOfMark && (marked.test(own) || !marked.test(first))) return word
  if (isOfMark ? word.isWhole : word.confidence >= unsure) return { ...word, confidence: Math.min(word.confidence, contested) }
  const { isWhole: _, ...rest } = word
  return { ...rest, text: /\d/.test(first) ? evened.text.replaceAll(' ', '') : evened.text, confidence: isNoise ? barely : second }
}

/** Whether it is the same but for a space, the sign between thousands, or a unit that stands beside: '1 154,35 kg' and '1.154,35'. */
function says(text: string, own: string): boolean {
  const [one, other] = text.length > own.length ? [text, own] : [own, text]
  return one === other || (other !== '' && one.startsWith(other) && /^[a-z]+$/i.test(one.slice(other.length)))
}

function asRead(text: string): string {
  return text.replaceAll(' ', '').replaceAll('.', ',').replaceAll('×', 'x').replaceAll(/(?<=\d),(?=\d{3},\d)|,(?!\d)/g, '')
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

const marked = /\d,\d/
/** Likelihoods, 0 to 1. */
const [surely, fairly] = [0.9, 0.6]
/** Confidences, 0 to 100: of what both say, one of them barely; of what the second says; of what they contest. */
const [agreed, nearly, second, barely, contested] = [95, 88, 85, 80, 75]
/** Confidence below which the first engine gives in. */
const unsure = 80
/** Below it, it read no word at all. */
const noise = 40
