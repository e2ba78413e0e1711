import type { Instant } from '#server/db/instant.ts'

/** An instant as ISO 8601: '2026-11-18T09:00:00.000Z'; null stays null. */
export function iso(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
