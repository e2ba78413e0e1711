import { isFamiliar } from './familiar.ts'
import { changesMeaning, isNeutral, namesWhole } from './label-words.ts'
import { isOfPacking, isPerMeasure, saidBy } from './label-turns.ts'
import type { MassUnit } from './mass-unit.ts'
import type { WordToken } from './token.ts'
import type { Concept } from './vocabulary.ts'
import { modifiers, ofCounts, spoiling, spoilingAfter, unslashed } from './concepts-beside.ts'

/** What the words beside or above a number say of it. */
export interface Label {
  /** 'weight' names a weight; 'kg' names only its unit; 'total' leaves open of what; null says nothing of weights. */
  readonly names: 'weight' | 'kg' | 'total' | null
  readonly of: 'gross' | 'net' | 'tare' | 'plain'
  readonly total: boolean
  readonly general: boolean
  /** A subtotal or an amount carried forward. */
  readonly partial: boolean
  readonly running: boolean
  readonly perUnit: boolean
  /** Why the number is not what the load weighs: 'PTAC', 'Poids unitaire', 'Total HT'. */
  readonly refused: boolean
  /** Words that are not of the trade, or that also speak of other amounts. */
  readonly unsure: boolean
  /** The same where letters are certain, so that what French shows of unlisted words can be trusted. */
  readonly odd: boolean
  readonly ordered: boolean
  readonly unit: MassUnit | null
  readonly colon: boolean
  /** 'Charge' and 'Masse' name other things too. */
  readonly loose: boolean
}

/** 'Poids total brut (kg) :' → a total gross weight in kg; 'PTAC' → refused; 'Nb colis' → nothing. */
export function readLabel(words: readonly WordToken[]): Label {
  const known = labels.get(words)
  if (known) return known
  const label = labelOf(words)
  labels.set(words, label)
  return label
}

/** Headings are asked again for each line under them. */
const labels = new WeakMap<readonly WordToken[], Label>()

function labelOf(words: readonly WordToken[]): Label {
  if (words.length === 0) return nothing
  const said = saidBy(words)
  const colon = words.at(-1)?.colon ?? false
  if (!said.some(Boolean) && !words.some(({ unit }) => unit))
    return { ...nothing, unsure: words.length > 0, odd: words.length > 0, colon }
  const head = headOf(said)
  const first = head < 0 ? 0 : firstOfOwn(said, head)
  const [own, before] = [said.slice(first), said.slice(0, first)]
  const ownWords = words.slice(first)
  const has = (...concepts: Concept[]) => own.some((concept) => concept && concepts.includes(concept))
  const unit =
    words.findLast((word) => word.unit)?.unit ?? (words.some(({ text }) => /^tonnage/i.test(text)) ? 't' : null)
  const [total, gross, net] = [has('total', 'general'), has('gross'), has('net')]
  const perUnit = has('perUnit') || ownWords.some((word, at) => at > 0 && isPer(word))
  const counts =
    head < 0
      ? own.some((concept) => concept && ofCounts.has(concept))
      : ownWords.some((word, at) => at > 0 && own[at] !== 'filler' && countsToo(word))
  const open = counts || (gross && net) || isSentence(words.slice(0, first))
  const changes =
    words.some((word, at) => said[at] !== 'filler' && (changesMeaning(word.text) || isPerMeasure(word))) ||
    (said[head] === 'load' &&
      before.some(
        (concept, at) =>
          concept === 'perUnit' || concept === 'vehicle' || (concept === 'count' && isArticle(words[at - 1])),
      )) ||
    (words[head]?.text.startsWith('(') &&
      before.some((concept, at) => concept === 'count' && isArticle(words[at - 1]))) ||
    isOfPacking(words.slice(0, first))
  return {
    names: counts && !(head >= 0 && total) ? null : head >= 0 ? 'weight' : unit ? 'kg' : total ? 'total' : null,
    of: has('tare') ? 'tare' : gross === net ? 'plain' : gross ? 'gross' : 'net',
    total,
    general: has('general'),
    partial: said.includes('carry') || said.includes('partial'),
    running: has('running'),
    perUnit,
    refused:
      perUnit ||
      changes ||
      unit === 'g' ||
      own.some(spoils) ||
      before.some(spoilsAfter) ||
      (counts && !(head >= 0 && total)),
    unsure: open || ownWords.some((word, at) => isStrange(own[at] ?? null, word)),
    odd:
      open ||
      ownWords.some((word, at) => own[at] !== 'filler' && speaksOfElse(word)) ||
      (said[head] === 'load'
        ? ownWords.some((word, at) => isStrange(own[at] ?? null, word))
        : !isFamiliar(ownWords, own)),
    ordered: has('ordered'),
    unit,
    colon,
    loose:
      said[head] === 'load' &&
      !gross &&
      !net &&
      !(total && (unit || /^masse$/i.test(words[head]?.text ?? ''))) &&
      !words.some(({ text }, at) => namesWhole(text) && said[at] !== 'load'),
  }
}

const nothing: Label = {
  names: null,
  of: 'plain',
  total: false,
  general: false,
  partial: false,
  running: false,
  perUnit: false,
  refused: false,
  unsure: false,
  odd: false,
  ordered: false,
  unit: null,
  colon: false,
  loose: false,
}

const spoils = (concept: Concept | null) => spoiling.has(concept)

const spoilsAfter = (concept: Concept | null) => spoilingAfter.has(concept)

/** The word that names the weight; 'charge' does only where no 'poids' does. */
function headOf(said: readonly (Concept | null)[]): number {
  const weight = said.lastIndexOf('weight')
  return weight < 0 ? said.lastIndexOf('load') : weight
}

/** Where the label of the weight begins: 'Transport franco total poids' → at 'total'. */
function firstOfOwn(said: readonly (Concept | null)[], head: number): number {
  let first = head
  while (first > 0 && modifiers.has(said[first - 1] ?? null)) first -= 1
  return first
}

/** 'Poids / palette', but not 'Poids / Total weight' or 'Poids/kg'. */
function isPer(word: WordToken): boolean {
  return word.per && !word.unit && !/^\/kgs?[.:]*$/i.test(word.text) && !unslashed.has(word.concept) && !isVolume(word)
}

/** 'Les sacs pèsent 35 kg': each of them, as far as anybody can tell. */
function isArticle(article: WordToken | undefined): boolean {
  return /^(?:les|ces|nos|vos|des|le|la|un|une|cette|ce)$/i.test(article?.text ?? '')
}

/** 'Poids colis' */
function countsToo(word: WordToken): boolean {
  return word.concept === 'count' || (word.concept === 'measure' && !isVolume(word))
}

/** 'Poids / Volume : 412 kg / 1,20 m3' */
function isVolume({ text, per }: WordToken): boolean {
  return per && /^\/?vol(?:ume)?\.?:?$/i.test(text)
}

/** A word that is not of the trade. */
function isStrange(concept: Concept | null, word: WordToken): boolean {
  return (
    (!concept && !word.unit && !isNeutral(word.text)) ||
    concept === 'identity' ||
    concept === 'item' ||
    (concept === 'measure' && !word.per)
  )
}

function speaksOfElse({ concept, per }: WordToken): boolean {
  return concept === 'identity' || concept === 'item' || (concept === 'measure' && !per)
}

/** A sentence that comes to speak of a weight may set a condition: 'Rampe prévue pour un poids de 655 kg'. */
function isSentence(before: readonly WordToken[]): boolean {
  const isPurpose = /^pour$/i.test(before.at(-1)?.text ?? '')
  return (
    before.filter(({ concept, unit, text }) => !concept && !unit && !isNeutral(text)).length > (isPurpose ? 0 : 1) &&
    !before.some(({ colon }) => colon)
  )
}
