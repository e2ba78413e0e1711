import { useId, useState, type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { typedLine } from '#rules/text/typed-text.ts'
import { Field, type FieldFrame } from '#ui/ask/field.tsx'
import { scrollForSuggestions } from '#ui/ask/scroll-for-suggestions.ts'
import { typedInput } from '#ui/ask/typed-input.ts'
import { SuggestionPanel, type Suggestion, type SuggestionStatus } from './suggestion-panel.tsx'
import './combobox.css'

export type ComboboxProps = FieldFrame &
  Omit<ComponentProps<'input'>, keyof FieldFrame | 'className' | 'value' | 'onInput' | 'onChange' | 'type' | 'role'> & {
    value: string
    onInput: (text: string) => void
    suggestions: readonly Suggestion[]
    status?: SuggestionStatus | undefined
    /** Replaces the ready-made words of the status. */
    statusText?: string | undefined
    onPick: (suggestion: Suggestion) => void
    onEnterWithoutPick?: (() => void) | undefined
    /** The value is a picked suggestion: a tick is drawn, and Enter is silent. */
    picked?: boolean | undefined
    /** The picked value in two lines, drawn until the field is written in: it may be longer than that. */
    lines?: readonly [string, string] | undefined
    /** Enter on a picked suggestion is left to the form around. */
    enterGoesOn?: boolean | undefined
    credit?: ReactNode
  }

/** A text field with suggestions to pick from (WAI-ARIA APG, editable combobox with list autocomplete). */
export function Combobox({
  value,
  onInput,
  suggestions,
  status = 'idle',
  statusText,
  onPick,
  onEnterWithoutPick,
  picked = false,
  enterGoesOn = false,
  lines,
  credit,
  onFocus,
  onBlur,
  onKeyDown,
  onPointerDown,
  ...props
}: ComboboxProps) {
  const list = useId()
  const [open, setOpen] = useState(false)
  const [highlightId, setHighlightId] = useState<string>()
  const [isWriting, setWriting] = useState(false)
  const highlight = suggestions.findIndex((suggestion) => suggestion.id === highlightId)
  const shown = open && (suggestions.length > 0 || status !== 'idle')

  const close = () => {
    setOpen(false)
    setHighlightId(undefined)
  }
  const pick = (suggestion: Suggestion) => {
    close()
    setWriting(false)
    onPick(suggestion)
  }
  const enter = () => {
    const suggestion = shown ? suggestions[highlight] : undefined
    if (suggestion) pick(suggestion)
    else if (!picked) onEnterWithoutPick?.()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (!goesOn.has(event.key)) setWriting(true)
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    const moved = movedHighlight(event, shown ? highlight : -1, suggestions.length)
    if (moved !== undefined) {
      setOpen(true)
      setHighlightId(suggestions[moved]?.id)
    } else if (event.key === 'Escape' && shown) close()
    else if (event.key === 'Enter' && !(picked && enterGoesOn && highlight < 0)) enter()
    else return
    event.preventDefault()
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    close()
    setWriting(false)
    onBlur?.(event)
  }
  return (
    <Field {...props}>
      {(control, labelId) => (
        <div className="combobox" data-picked={picked || undefined}>
          <input
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint={picked && enterGoesOn ? 'next' : 'search'}
            {...control}
            type="text"
            role="combobox"
            className="control"
            value={value}
            aria-autocomplete="list"
            aria-expanded={shown && suggestions.length > 0}
            aria-controls={list}
            aria-activedescendant={shown && highlight >= 0 ? `${list}-${highlight}` : undefined}
            onChange={typedInput(typedLine, (event) => {
              scrollForSuggestions(event.currentTarget)
              setOpen(true)
              setHighlightId(undefined)
              onInput(event.currentTarget.value)
            })}
            onPointerDown={(event) => {
              setWriting(true)
              onPointerDown?.(event)
            }}
            onClick={() => picked || setOpen(true)}
            onFocus={(event) => {
              if (value === '') setOpen(true)
              onFocus?.(event)
            }}
            onKeyDown={press}
            onBlur={blur}
          />
          {lines && (
            <span className="combobox-lines" aria-hidden="true" data-writing={isWriting || undefined}>
              <b>{lines[0]}</b>
              {lines[1] !== '' && <span>{lines[1]}</span>}
            </span>
          )}
          <SuggestionPanel
            {...{ list, labelId, shown, suggestions, highlight, status, statusText, credit, onPick: pick }}
          />
        </div>
      )}
    </Field>
  )
}

/** Keys that come to a field, or leave it. */
const goesOn: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Enter', 'Escape'])

type Press = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** The highlighted index after a key, -1 being the text; undefined when unmoved. ArrowDown on the last of 3 → 0. */
function movedHighlight(press: Press, highlight: number, count: number): number | undefined {
  if (count === 0 || press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (press.key === 'ArrowDown') return (highlight + 1) % count
  if (press.key === 'ArrowUp') return highlight <= 0 ? count - 1 : highlight - 1
  if (highlight >= 0 && press.key === 'Home') return 0
  if (highlight >= 0 && press.key === 'End') return count - 1
  return undefined
}
