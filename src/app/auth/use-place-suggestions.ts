import { useEffect, useState } from 'react'
import type { Suggestion } from '#adapters/places/places.ts'
import { useWorld } from '#app/world.ts'
import type { SuggestionStatus } from '#ui/combobox.tsx'

export interface SuggestionsView {
  readonly items: readonly Suggestion[]
  readonly status: SuggestionStatus
  readonly credit: string
}

/** Suggestions for what is typed, once it rests a moment; an older answer never replaces a newer one. '' asks nothing. */
export function usePlaceSuggestions(text: string): SuggestionsView {
  const { places } = useWorld()
  const [answer, setAnswer] = useState<SuggestionsView & { readonly to: string }>({ ...nothing, to: '' })
  const asked = text.trim()

  useEffect(() => {
    if (asked.length < shortest) return
    const giveUp = new AbortController()
    const keep = (view: SuggestionsView) => giveUp.signal.aborted || setAnswer({ ...view, to: asked })
    const ask = () =>
      places.suggest(asked, giveUp.signal).then(
        ({ items, credit }) => keep({ items, credit, status: items.length > 0 ? 'idle' : 'empty' }),
        () => keep({ ...nothing, status: 'error' }),
      )
    const resting = setTimeout(() => void ask(), restMs)
    return () => {
      clearTimeout(resting)
      giveUp.abort()
    }
  }, [asked, places])

  if (asked.length < shortest) return nothing
  return answer.to === asked ? answer : { ...answer, status: 'loading' }
}

const nothing: SuggestionsView = { items: [], status: 'idle', credit: '' }
const shortest = 3
const restMs = 200
