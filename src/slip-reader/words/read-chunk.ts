import { right, type Box } from './box.ts'
import type { Chunk } from './chunks.ts'
import { isOtherUnit, massUnit, type MassUnit } from './mass-unit.ts'
import { confirmed } from './confident.ts'
import { writtenNumber } from './written-number.ts'

/** What a run of characters is by itself. */
export interface ReadChunk extends Chunk {
  readonly kind: 'word' | 'number' | 'code' | 'rule' | 'colon' | 'slash' | 'noise'
  readonly digits: string
  readonly digitWidth: number
  readonly unit: MassUnit | 'other' | null
  readonly negative: boolean
  /** Whether a letter read among the digits was taken for one. */
  readonly mended: boolean
  /** Signs before and after the digits. */
  readonly lead: string
  readonly tail: string
  readonly groups: readonly Box[]
  /** Where it ends, with its unit and signs. */
  readonly end: number
  /** Whether a dash or a bullet stands before, apart. */
  readonly parted: boolean
}

/** '(412kg)' → the number 412 in kg; '12/05/2026' → a code; '|' → a rule. */
export function readChunk(chunk: Chunk): ReadChunk {
  const { text } = chunk
  if (isLeader(text)) return plain(chunk, 'noise')
  if (!/[\p{L}\p{N}€%]/u.test(text)) return plain(chunk, signs.find(([pattern]) => pattern.test(text))?.[1] ?? 'noise')
  return numberChunk(chunk) ?? plain(chunk, isMostlyLetters(text) ? 'word' : 'code')
}

/** A dotted line from a label to its value, of which a reader makes letters: '….….vvseereere'. */
function isLeader(text: string): boolean {
  return text.length > 9 && /\.\.|…/.test(text) && !/\d/.test(text)
}

/** 'T0TAL' is a misread word, '(m3)' a unit, 'BL33349' a reference. */
function isMostlyLetters(text: string): boolean {
  if (/^[([]?[cd]?m[23²³][)\]]?[.,:]?$/i.test(text)) return true
  if (!/\p{N}/u.test(text)) return true
  const [letters, digits] = [text.match(/[\p{L}€]/gu)?.length ?? 0, text.match(/\p{N}/gu)?.length ?? 0]
  return letters > 2 * digits && letters > 2
}

const signs: readonly [RegExp, ReadChunk['kind']][] = [
  [/^[<>≤≥]=?$/, 'word'],
  [/[:=]/, 'colon'],
  [/[|¦[\]]/, 'rule'],
  [/\//, 'slash'],
  [/\+/, 'word'],
]

/** '412kg', '(1 250', and '1T200' for 1,2 t. */
function numberChunk(chunk: Chunk): ReadChunk | null {
  const { text } = chunk
  if (!/\d/.test(text)) return null
  const tonnes = chunk.confidence >= confirmed && /^(\d{1,2})[tT](\d{3})[.,]?$/.exec(text)
  if (tonnes) return numberChunk({ ...chunk, text: `${tonnes[1]},${tonnes[2]}0t` })
  const match = /^([^\p{L}\p{N}]*)([\dOoIl]*\d[\dOoIl]*(?:[.,'’][\dOoIl]{1,4})*)([^\d]*|\D[^\d]*[²³23])$/u.exec(text)
  if (!match) return null
  const [, lead = '', raw = '', tail = ''] = match
  const [letters, digits] = splitUnit(raw, tail)
  const unit = unitOf(letters)
  if (unit === 'none' || /[/\\#°&_]/.test(lead) || !writtenNumberOrPart(digits)) return null
  const before = (chunk.width / text.length) * lead.length
  const width = (chunk.width / text.length) * digits.length
  const box = { x: chunk.x + before, y: chunk.y, width, height: chunk.height }
  return {
    ...chunk,
    ...box,
    kind: 'number',
    digits,
    digitWidth: width / digits.length,
    unit: /[€$<>≤≥]/.test(lead) ? 'other' : unit,
    negative: /[-–−]$/.test(lead),
    mended: /[OoIl]/.test(raw.slice(0, digits.length)),
    lead: lead.replaceAll(/[^\d\p{L}]/gu, ''),
    tail: letters,
    groups: [box],
    end: right(chunk),
    parted: false,
  }
}

/** The letter l after digits is a litre, not a one: '10l' → '10', 'l'. */
function splitUnit(raw: string, tail: string): [letters: string, digits: string] {
  const [, kept = raw, litre = ''] = /^(.*?\d)([l])$/.exec(raw) ?? []
  return [litre + tail, kept.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1')]
}

function writtenNumberOrPart(digits: string): boolean {
  return writtenNumber(digits) !== null || /^0\d\d(?:[.,]\d+)?$/.test(digits)
}

function unitOf(letters: string): MassUnit | 'other' | null | 'none' {
  const bare = letters.replace('(s)', 's').replaceAll(/^[\s)\]]+|[)\].,;:*|\-–!]+$/g, '')
  if (bare === '' || bare === '/') return null
  const mass = massUnit(bare)
  if (mass) return mass === 'g' ? 'other' : mass
  return isOtherUnit(bare) ? 'other' : 'none'
}

function plain(chunk: Chunk, kind: ReadChunk['kind']): ReadChunk {
  return {
    ...chunk,
    kind,
    digits: '',
    digitWidth: chunk.width,
    unit: null,
    negative: false,
    mended: false,
    lead: '',
    tail: '',
    groups: [],
    end: right(chunk),
    parted: false,
  }
}
