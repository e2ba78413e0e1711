import type { SlipFields } from '#contract/order/slip-fields.ts'
import type { KeptReading, SentSlip } from './draft-schema.ts'

/** The slip beside its file. `known`: what the file in hand said, null until it was read. */
export interface SlipState {
  coming: ComingSlip | null
  reading: Reading
  known: KeptReading | null
}

/**
 * The upload that a slip is read by; it goes on when the reading is skipped. `tookMs`: how long its bytes took, null
 * before all have left; `ended`: where the provider has it then, or null.
 */
export interface SlipOnItsWay {
  readonly file: File
  sent: number
  total: number
  tookMs: number | null
  readonly ended: Promise<SentSlip | null>
}

/** A file that was chosen and is not the form's yet; `photo` while it is made smaller. */
export interface ComingSlip {
  readonly name: string
  readonly size: number
  readonly photo: boolean
}

/**
 * How far the reading of a slip is: 'due' as soon as it can be read. `kg` is null when the slip shows no weight;
 * `fields`: what else it says; 'waiting' is for the network.
 */
export type Reading =
  | { readonly step: 'none' | 'due' | 'waiting' | 'reading' | 'skipped' }
  | { readonly step: 'sending'; readonly sent: number; readonly total: number }
  | { readonly step: 'read'; readonly kg: number | null; readonly fields?: SlipFields }
  | { readonly step: 'failed'; readonly message: string }
