import * as v from 'valibot'

/** What can be half typed on a page that a link leads to. */
export type TypedField = 'acces' | 'puces' | 'voisin' | 'dommage'

/** What is half typed at one link: it outlives a reload and the end of its tab, until it is sent, for three days. */
export interface TypedWords {
  /** '' where there is none. */
  read(field: TypedField): string
  /** In place of what was there; '' forgets it. */
  keep(field: TypedField, text: string): void
}

const kept = v.object({ at: v.number(), text: v.string() })

/** A browser that keeps nothing has the fields empty again. What is too old goes, of whichever link. */
export function createTypedWords(
  token: string,
  { now, store = () => localStorage }: { now(): Date; store?(): Storage },
): TypedWords {
  const keyOf = (field: TypedField) => `${prefix}${token}:${field}`
  const read = (key: string) => {
    const { success, output } = v.safeParse(kept, JSON.parse(store().getItem(key) ?? 'null'))
    return success && now().getTime() - output.at < keptMs ? output.text : null
  }
  quietly(() => {
    const keys = Array.from({ length: store().length }, (_, index) => store().key(index) ?? '')
    for (const key of keys) if (key.startsWith(prefix) && read(key) === null) store().removeItem(key)
  })
  return {
    read: (field) => quietly(() => read(keyOf(field))) ?? '',
    keep: (field, text) => {
      quietly(() =>
        text === ''
          ? store().removeItem(keyOf(field))
          : store().setItem(keyOf(field), JSON.stringify({ at: now().getTime(), text })),
      )
    },
  }
}

function quietly<Done>(act: () => Done): Done | null {
  try {
    return act()
  } catch {
    // The device keeps nothing, or somebody else wrote there.
    return null
  }
}

const prefix = 'suivi:'
const keptMs = 3 * 24 * 60 * 60 * 1000
