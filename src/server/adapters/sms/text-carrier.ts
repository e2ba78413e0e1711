/** A text message as it leaves; `to` as '+33611223344'. The same message has the same `id` at every try. */
export interface TextMessage {
  readonly id: string
  readonly to: string
  readonly text: string
}

/** Takes text messages away (R53). */
export interface TextCarrier {
  /** Returns once the message is in other hands; throws when it is not, or when the signal cuts it short. */
  carry(message: TextMessage, signal: AbortSignal): Promise<void>
}
