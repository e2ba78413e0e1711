import * as v from 'valibot'

/** What one page leaves in this tab for the next, for an hour. */
export interface Prefill<Given> {
  /** In place of the one before; nothing when the device refuses. */
  keep(given: Given, at: Date): void
  /** Null when there is none. */
  see(now: Date): Given | null
  /** The same, and it is gone. */
  take(now: Date): Given | null
}

/** `key`: its name in the tab. */
export function createPrefill<Given>(key: string, schema: v.GenericSchema<unknown, Given>): Prefill<Given> {
  const kept = v.object({ given: schema, at: v.number() })
  const see = (now: Date) => {
    try {
      const { success, output } = v.safeParse(kept, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
      return success && now.getTime() - output.at <= freshMs ? output.given : null
    } catch {
      return null
    }
  }
  return {
    see,
    keep(given, at) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ given, at: at.getTime() }))
      } catch {
        // The next page then opens blank.
      }
    },
    take(now) {
      const given = see(now)
      try {
        sessionStorage.removeItem(key)
      } catch {
        // It never was there.
      }
      return given
    },
  }
}

const freshMs = 60 * 60 * 1000
