/**
 * Why a slip could not be read. `busy`: too many wait, nothing was tried. `locked`: a PDF behind a password. `left`:
 * its sender has gone. `broken`: the bytes, or an engine (its `cause`), gave way.
 */
export type NotReadReason = 'busy' | 'locked' | 'left' | 'broken'

/** A slip of which nothing can be said; not the same as one on which no weight is sure. The next slip can be read. */
export class SlipNotRead extends Error {
  override readonly name = 'SlipNotRead'
  readonly reason: NotReadReason

  constructor(reason: NotReadReason, options?: ErrorOptions) {
    super(`slip not read: ${reason}`, options)
    this.reason = reason
  }
}
