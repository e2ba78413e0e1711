/** Limits of the reader; the defaults are those of a running server. */
export interface SlipReaderOptions {
  /** For one slip from when its turn comes, milliseconds; a third of it for a PDF's text layer, and for what a reading means. */
  readonly limitMs?: number
  /** Threads that have had nothing to do for so long are closed, milliseconds. */
  readonly idleMs?: number
  /** How many slips with pictures may wait for their turn. */
  readonly room?: number
}
