import { isNeutral, namesWhole } from './label-words.ts'
import type { WordToken } from './token.ts'
import type { Concept } from './vocabulary.ts'

/**
 * Whether French shows that an unknown word of a label changes no weight: a participle ('Poids acheminé'), then a place
 * or person after 'à', 'chez', 'sur'. A noun may be an article's: 'Poids du portail'.
 */
export function isFamiliar(words: readonly WordToken[], said: readonly (Concept | null)[]): boolean {
  let [after, isAside] = [false, false]
  for (const [at, word] of words.entries()) {
    const isKnown = Boolean(said[at] ?? word.unit) || isNeutral(word.text) || namesWhole(word.text)
    if (said[at] && said[at] !== 'filler' && said[at] !== 'delivered') isAside = false
    if (isKnown) {
      isAside ||= after && isPlace(word.text)
      after ||= isParticiple(word.text) || said[at] === 'delivered'
      continue
    }
    if (isAside || isToDo(words[at - 1]?.text, word.text)) continue
    if (!isParticiple(word.text) || isArticle(words[at - 1]?.text) || !agrees(word.text, words, said, at)) return false
    after = true
  }
  return true
}

/** As the past participle of most verbs ends, but no noun: 'confié', 'acheminées', not 'quantité', 'unité'. */
function isParticiple(text: string): boolean {
  return /^\p{Ll}+(?<![ie]t)é(?:e?s?)[.,:]*$/u.test(text.normalize('NFC'))
}

/** A feminine or a plural one does not go with 'poids': in 'Poids cheminée' it is a noun. */
function agrees(text: string, words: readonly WordToken[], said: readonly (Concept | null)[], at: number): boolean {
  if (/é[.,:]*$/.test(text)) return !nouns.has(text.replace(/[.,:]+$/, ''))
  const noun = words.slice(0, at).findLastIndex((_, before) => !ofWeight.has(said[before] ?? null))
  return noun >= 0 && said[noun] !== null && !isArticle(words[noun]?.text)
}

const ofWeight = new Set<Concept | null>(['weight', 'total', 'general', 'gross', 'net', 'kg'])
const nouns = new Set(['canapé', 'fossé', 'carré', 'marché', 'procédé', 'degré', 'côté', 'blé', 'clé', 'pré'])

/** 'Poids à manipuler' */
function isToDo(before: string | undefined, text: string): boolean {
  return /^[àa]$/i.test(before ?? '') && /^\p{Ll}{3,}(?:er|ir|re)[.,:]*$/u.test(text)
}

function isPlace(text: string): boolean {
  return /^(?:à|a|au|aux|chez|dans|depuis|en|sur|vers|lors)$/i.test(text)
}

function isArticle(text: string | undefined): boolean {
  return /^(?:un|une|le|la|les|du|de|des|d’|l’|ce|cette)$/i.test(text ?? '')
}
