/** The text of a registration that was begun, in this tab alone: it survives a reload, and goes with the tab. */
export interface BegunRegistration {
  read(): unknown
  keep(values: Readonly<Record<string, unknown>>): void
  drop(): void
}

const key = 'inscription'

/** A browser that keeps nothing has the form empty again after a reload. */
export function createBegunRegistration(store: () => Storage): BegunRegistration {
  return {
    read() {
      try {
        return JSON.parse(store().getItem(key) ?? 'null') as unknown
      } catch {
        return null
      }
    },
    keep: (values) => quietly(() => store().setItem(key, JSON.stringify(values))),
    drop: () => quietly(() => store().removeItem(key)),
  }
}

function quietly(act: () => void): void {
  try {
    act()
  } catch {
    // Nothing is kept, then.
  }
}
