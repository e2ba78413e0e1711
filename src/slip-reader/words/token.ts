import type { Box } from './box.ts'
import type { Label } from './label.ts'
import type { MassUnit } from './mass-unit.ts'
import type { Concept } from './vocabulary.ts'
import type { WrittenNumber } from './written-number.ts'

/** A word of a label. */
export interface WordToken extends Box {
  readonly kind: 'word'
  readonly text: string
  readonly concept: Concept | null
  /** The unit this word is, as in 'Poids (kg)'. */
  readonly unit: MassUnit | null
  /** Whether a colon or an equals sign follows: 'Poids total :'. */
  readonly colon: boolean
  /** Whether a slash stands before: 'Poids/palette'. */
  readonly per: boolean
  /** Whether a table's rule stands before. */
  readonly ruled: boolean
  /** Whether a dash or a bullet stands before: '12 colis – 412 kg'. */
  readonly parted: boolean
  /** Whether the slip's letterhead or title says it, too. */
  readonly titled?: true
  /** Whether it is the word for the only parcel that the slip brings: 'Colis 1/1'. */
  readonly sole?: true
}

/** A number with its unit; its box is that of the digits, so that columns stay columns. */
export interface NumberToken extends Box {
  readonly kind: 'number'
  readonly text: string
  readonly number: WrittenNumber
  readonly unit: MassUnit | 'other' | null
  /** Whether a colon follows, so that it belongs to a label: 'Poids BL 4471 : 412 kg'. */
  readonly colon: boolean
  /** What it counts, when that stands right after it: '3 palettes'. */
  readonly noun: string | null
  /** Whether a comma or a full stop ends what is said: '384 kg, à décharger'. */
  readonly closed: 'comma' | 'stop' | null
  /** Where the unit ends. */
  readonly reach: number
  readonly negative: boolean
  /** The reader's surety of the least sure digit, 0 to 100. */
  readonly confidence: number
  /** Whether the ink of a picture has no decimal mark in it. */
  readonly isWhole?: true
  /** Why the digits themselves are doubtful: a misread letter, others too close, or a lost mark. */
  readonly doubt: 'mended' | 'crowded' | 'unmarked' | null
  /** The groups of '1 250', apart. */
  readonly groups: readonly Box[]
  /** Whether a slash stands before. */
  readonly per: boolean
  readonly ruled: boolean
  readonly parted: boolean
}

/** Dates, references, telephones: neither a word of a label nor a weight. */
export interface CodeToken extends Box {
  readonly kind: 'code'
  readonly text: string
  readonly ruled: boolean
}

export type Token = WordToken | NumberToken | CodeToken

/** A line of a slip; `pitch` is the width of one of its characters. */
export interface Row {
  readonly page: number
  readonly index: number
  readonly pitch: number
  /** The middle of the line, and how high its characters are. */
  readonly y: number
  readonly height: number
  readonly tokens: readonly Token[]
  readonly cells: readonly Cell[]
}

/** A run of a line's tokens with no wider gap and no rule between. */
export interface Cell {
  readonly tokens: readonly [Token, ...Token[]]
  /** Around its tokens, units of numbers left out. */
  readonly box: Box
  /** Its words alone, and what they say. */
  readonly words: readonly WordToken[]
  readonly label: Label
}
