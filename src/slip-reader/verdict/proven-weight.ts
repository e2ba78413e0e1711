/** What a slip weighs: kg, and what shows it. */
export interface SlipWeight {
  readonly kg: number
  /**
   * 'sum': the lines add up to it; 'twice': two places of the slip say it; 'said': one does; 'lines': it is the sum of
   * lines without a total.
   */
  readonly proof: 'sum' | 'twice' | 'said' | 'lines'
  /** Of a weight that is only said: how sure the reader is of its digits, 0 to 100. */
  readonly confidence?: number
}
