import { isAgent, isIncluding, isNeutral, isPacking, namesWhole } from './label-words.ts'
import type { WordToken } from './token.ts'
import type { Concept } from './vocabulary.ts'

/** What the words of a label say among each other: in 'palettes comprises' the pallets are no count. */
export function saidBy(words: readonly WordToken[]): (Concept | null)[] {
  const holdsPacking =
    words.some(({ text }) => isIncluding(text)) && !words.some(({ text }) => /^(?:non|hors|sans)$/i.test(text))
  const isOfTitle =
    words.some(({ concept }) => concept === 'weight') &&
    words.some(({ concept }) => concept === 'total' || concept === 'general')
  return words.map((word, at) =>
    (holdsPacking && isPacking(word.text)) || (isOfTitle && word.titled) || isSole(words, at)
      ? 'filler'
      : conceptOf(word, at, words),
  )
}

/** 'Poids du colis' where there is no other one. */
function isSole(words: readonly WordToken[], at: number): boolean {
  return Boolean(words[at]?.sole && !words[at].per && words.slice(0, at).some(({ concept }) => concept === 'weight'))
}

/**
 * 'Tuile romane grand moule', 'Écran sous toiture', 'Ensemble WC suspendu': what may say of how much a number is, and
 * here is of a name.
 */
function isPartOfName(words: readonly WordToken[], at: number): boolean {
  if (
    !/^(?:pt|tot|grande?|g[eé]n[eé]rale?|finale?|globale?|ensemble|sous|interm[eé]diaires?|report)$/i.test(
      words[at]?.text ?? '',
    )
  )
    return false
  if (/^grande?$/i.test(words[at]?.text ?? '')) return words[at + 1]?.concept !== 'total'
  const isTelling = words.some(
    ({ concept, unit, text }, nth) =>
      nth !== at &&
      (unit !== null || concept === 'weight' || concept === 'load' || concept === 'total' || namesWhole(text)),
  )
  return !isTelling && words.some(({ concept, text }) => !concept && /\p{L}{3}/u.test(text) && !isNeutral(text))
}

/** 'P. brut' weighs, 'poids total des colis' is that of them all, 'par le transporteur' tells who says so. */
function conceptOf({ concept, text }: WordToken, at: number, words: readonly WordToken[]): Concept | null {
  if (isPartOfName(words, at)) return null
  if (/^m[eè]tres?$/i.test(text) && /^plancher[.:]*$/i.test(words[at + 1]?.text ?? '')) return 'measure'
  if (/^p\.?$/i.test(text) && ofWeight.has(words[at + 1]?.concept ?? null)) return 'weight'
  if (/^par$/i.test(text) && words.slice(at + 1, at + 3).some((word) => isAgent(word.text))) return 'filler'
  if (/^une?$/i.test(text) && isWhole(words[at + 1])) return 'filler'
  if (/^roulant$/i.test(text) && /^pont$/i.test(words[at - 1]?.text ?? '')) return 'filler'
  if (
    /^d['’]un$/i.test(text) &&
    words[at + 1]?.concept === 'weight' &&
    words.slice(at + 2, at + 4).some((word) => word.concept === 'total' || word.concept === 'general')
  )
    return 'filler'
  if (concept === 'vehicle' && isAboard(words, at)) return 'filler'
  if (
    /^jour[.,:]*$/i.test(text) &&
    ((/^ce$/i.test(words[at - 1]?.text ?? '') && !/^[àa]$/i.test(words[at - 2]?.text ?? '')) ||
      (/^du$/i.test(words[at - 1]?.text ?? '') && /^livraison$/i.test(words[at - 2]?.text ?? '')))
  )
    return 'filler'
  if (isPaper(words, at)) return 'filler'
  return /^des$/i.test(words[at - 1]?.text ?? '') && /^(?:colis|articles|produits)[.:]*$/i.test(text)
    ? 'filler'
    : concept
}

/** 'Bon de chargement', 'Lieu de chargement' weigh nothing. */
function isPaper(words: readonly WordToken[], at: number): boolean {
  const [paper, of] = words.slice(Math.max(0, at - 2), at)
  return (
    /^chargement[.:]*$/i.test(words[at]?.text ?? '') &&
    /^de$/i.test(of?.text ?? '') &&
    /^(?:bon|bordereau|ordre|liste|plan|lieu|adresse|point|date|heure|jour|quai|agence|d[ée]p[oô]t)$/i.test(
      paper?.text ?? '',
    )
  )
}

/** 'La marchandise chargée sur notre camion pèse', 'Votre camion emporte' */
function isAboard(words: readonly WordToken[], at: number): boolean {
  const carries = words
    .slice(at + 1)
    .some(({ text }) => /^(?:emporte|emportent|transporte|contient|porte)$/i.test(text))
  return (
    carries ||
    (words.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:sur|dans)$/i.test(text)) &&
      words.slice(at + 1).some(({ concept, text }) => concept === 'load' && /^p[eè]se/i.test(text)))
  )
}

/** 'pour un poids de 412 kg': no weight of one piece. */
function isWhole(next: WordToken | undefined): boolean {
  return (
    next !== undefined &&
    (next.concept === 'weight' || next.concept === 'load' || next.concept === 'total' || namesWhole(next.text))
  )
}

const ofWeight = new Set<Concept | null>(['gross', 'net', 'total'])

/** 'Poids/m²' */
export function isPerMeasure({ text }: WordToken): boolean {
  return /\p{L}\/(?:m[l²³23]?|u|l|h|j)[).:]*$/iu.test(text)
}

/** 'Palettes : poids total' */
export function isOfPacking(before: readonly WordToken[]): boolean {
  const last = before.at(-1)
  return (
    last !== undefined &&
    (isPacking(last.text) || /^(?:sac|carton|rouleau|pi[eè]ce|unit[eé]|botte|bidon|seau)[.:]*$/i.test(last.text)) &&
    (last.colon || before.length === 1)
  )
}
