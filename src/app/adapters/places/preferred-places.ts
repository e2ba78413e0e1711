import { withTimeout } from '#adapters/device/with-timeout.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import type { Places, Suggestion, Suggestions } from './places.ts'

/** A source of suggestions in a chunk of its own. It may reject as it likes. */
export interface LatePlaces {
  suggest(text: string): Promise<Suggestions>
}

/**
 * Addresses from a source fetched when a field is first entered; from `fallback` until then, where it knows nothing,
 * and for good once it failed or was slow.
 */
export function createPreferredPlaces(load: () => Promise<LatePlaces>, fallback: Places, sleep: Sleep): Places {
  let asked = false
  let onItsWay: Promise<void> | null = null
  let preferred: LatePlaces | null = null
  const giveUp = () => void (preferred = null)

  const askPreferred = async (source: LatePlaces, text: string): Promise<Suggestions | null> => {
    try {
      return await withTimeout(questionMs, source.suggest(text), sleep)
    } catch {
      giveUp()
      return null
    }
  }
  const byPreferred = async (text: string, signal: AbortSignal): Promise<Suggestions | null> => {
    const found = preferred && (await askPreferred(preferred, text))
    signal.throwIfAborted()
    return found && found.items.length > 0 ? { credit: found.credit, items: found.items.map(located) } : null
  }
  const located = (suggestion: Suggestion): Suggestion => ({
    ...suggestion,
    async locate() {
      try {
        return (await withTimeout(questionMs, suggestion.locate(), sleep)) ?? (await fallback.resolve(suggestion.label))
      } catch {
        giveUp()
        return fallback.resolve(suggestion.label)
      }
    },
  })
  return {
    prepare() {
      if (asked) return
      asked = true
      onItsWay = withTimeout(loadMs, load(), sleep)
        .then((source) => void (preferred = source), giveUp)
        .finally(() => (onItsWay = null))
    },
    async suggest(text, signal) {
      const found = await byPreferred(text, signal)
      if (found) return found
      const known = fallback.suggest(text, signal)
      if (
        onItsWay === null ||
        (await known.then(
          ({ items }) => items.length > 0,
          () => false,
        ))
      )
        return known
      // The whole address may be typed by then, and no further letter would ask.
      await onItsWay
      return (await byPreferred(text, signal)) ?? known
    },
    resolve: fallback.resolve,
    near: fallback.near,
  }
}

const loadMs = 8000
const questionMs = 4000
