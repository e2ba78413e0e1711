/** What happened to the paper before it reached the server. */
export const kinds = ['text', 'scan', 'photo', 'turned', 'fax', 'screenshot'] as const
export type Kind = (typeof kinds)[number]

/** Known layouts are those the rules were written with; the others were never looked at. */
export type SlipSet = 'known' | 'held-out'

/** One slip as the server receives it, and the truth about it. */
export interface BenchSlip {
  readonly name: string
  readonly layout: string
  readonly set: SlipSet
  readonly kind: Kind
  /** In kg; null when nobody could tell. */
  readonly expectedKg: number | null
  readonly contentType: 'application/pdf' | 'image/jpeg' | 'image/png'
  readonly bytes: Uint8Array
}
