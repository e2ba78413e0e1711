/**
 * The card processor gave no answer that can be used: `unavailable` when asking again may help (no connection, too late, too busy, its
 * own fault), `refusing` when it turns this server down (a key, a parameter). Its message is for the log, and holds no secret.
 */
export class ProcessorFailure extends Error {
  override readonly name = 'ProcessorFailure'
  readonly kind: 'unavailable' | 'refusing'

  constructor(kind: ProcessorFailure['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}
