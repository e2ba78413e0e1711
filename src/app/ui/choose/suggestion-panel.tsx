/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-static-element-interactions -- the APG listbox; keys live in the input */
import type { PointerEvent, ReactNode } from 'react'
import '../say/visually-hidden.css'

/** `mark`: a word at its end, of what is known about it. */
export type Suggestion = { id: string; primary: string; secondary?: string | undefined; mark?: string | undefined }
export type SuggestionStatus = 'idle' | 'loading' | 'error' | 'empty'

type Panel = {
  list: string
  labelId: string
  shown: boolean
  suggestions: readonly Suggestion[]
  highlight: number
  status: SuggestionStatus
  statusText?: string | undefined
  credit?: ReactNode
  onPick: (suggestion: Suggestion) => void
}

/** The list that drops under a combobox, its status line, its credit, and what it says aloud. */
export function SuggestionPanel({
  list,
  labelId,
  shown,
  suggestions,
  highlight,
  status,
  statusText,
  credit,
  onPick,
}: Panel) {
  const words = status === 'idle' ? undefined : (statusText ?? statusWords[status])
  const press = (suggestion: Suggestion) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    if (event.pointerType === 'touch') guardClickThrough()
    onPick(suggestion)
  }
  return (
    <>
      <div className="suggestions" hidden={!shown} onMouseDown={(event) => event.preventDefault()}>
        <ul
          className="suggestion-list"
          id={list}
          role="listbox"
          aria-labelledby={labelId}
          hidden={suggestions.length === 0}
        >
          {suggestions.map((suggestion, index) => (
            <li
              key={suggestion.id}
              id={`${list}-${index}`}
              className="suggestion"
              role="option"
              aria-selected={index === highlight}
              onPointerDown={press(suggestion)}
            >
              <b>{suggestion.primary}</b>
              {suggestion.secondary && <span>{suggestion.secondary}</span>}
              {suggestion.mark && <span className="suggestion-mark">{suggestion.mark}</span>}
            </li>
          ))}
        </ul>
        {words && <p className="suggestion-status">{words}</p>}
        {credit && <p className="suggestion-credit">{credit}</p>}
      </div>
      <output className="visually-hidden">{shown ? (words ?? countWords(suggestions.length)) : ''}</output>
    </>
  )
}

const statusWords = {
  loading: 'Recherche…',
  error: 'La recherche ne répond pas. Réessaie dans un instant.',
  empty: 'Aucune suggestion.',
}

const countWords = (count: number) => (count === 1 ? '1 suggestion.' : `${count} suggestions.`)

const kinds = ['mousedown', 'mouseup', 'click'] as const

/** After a touch acted on pointerdown and removed its target, stops the mouse events that would hit beneath. */
function guardClickThrough() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') release()
  }
  const release = () => kinds.forEach((kind) => window.removeEventListener(kind, swallow, { capture: true }))
  kinds.forEach((kind) => window.addEventListener(kind, swallow, { capture: true }))
  window.addEventListener('pointercancel', release, { once: true })
  window.addEventListener('pointerup', () => setTimeout(release, 350), { once: true })
}
