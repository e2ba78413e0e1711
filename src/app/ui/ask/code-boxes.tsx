import type { ClipboardEvent, ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import './code-boxes.css'

type CodeBoxesProps = FieldFrame &
  Omit<ComponentProps<'input'>, keyof FieldFrame | 'className' | 'value' | 'onChange' | 'type' | 'maxLength'> & {
    value: string
    onChange: (code: string) => void
    onComplete?: ((code: string) => void) | undefined
    length?: number | undefined
  }

/** A short code: one real input drawn as boxes. Letters are raised; other than letters and digits is dropped. */
export function CodeBoxes({ value, onChange, onComplete, length = 4, ...props }: CodeBoxesProps) {
  const write = (text: string) => {
    const code = cleanCode(text, length)
    onChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }
  // A whole code takes the place of what was begun.
  const paste = (event: ClipboardEvent) => {
    const code = codeIn(event.clipboardData.getData('text'), length)
    if (code === null) return
    event.preventDefault()
    write(code)
  }
  return (
    <Field {...props}>
      {(control) => (
        <div className="code-boxes">
          <input
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            type="text"
            value={value}
            onChange={(event) => write(event.currentTarget.value)}
            onPaste={paste}
            onFocus={({ currentTarget }) => currentTarget.setSelectionRange(length, length)}
          />
          {Array.from({ length }, (_, box) => (
            <span
              key={box}
              className="code-box"
              data-next={box === Math.min(value.length, length - 1) || undefined}
              aria-hidden="true"
            >
              {value[box]}
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}

/** " ab-1c9" with length 4 → "AB1C". */
export function cleanCode(text: string, length: number): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, length)
}

/** The code in a text, rather with a digit, rather in capitals: 'Ton code : K7Q2. Il sert une fois.' → 'K7Q2'. */
export function codeIn(text: string, length: number): string | null {
  const words = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length === length && cleanCode(word, length).length === length)
  const code =
    words.find((word) => /\d/.test(word)) ?? words.find((word) => word === word.toUpperCase()) ?? words.at(-1)
  return code?.toUpperCase() ?? null
}
