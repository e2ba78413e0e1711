import type { Instant } from '#server/db/database.ts'

/** What a poster says. `link`: where its square leads, and what is written under it. */
export interface PosterFacts {
  readonly brand: string
  readonly phone: string
  readonly name: string
  readonly address: string
  readonly hours: string
  readonly link: string
  readonly drawnAt: Instant
}
