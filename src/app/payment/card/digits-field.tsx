import type { ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from '#ui/ask/text-field.tsx'
import { caretIn, digitsIn } from './card-text.ts'

type DigitsFieldProps = Omit<TextFieldProps, 'onChange' | 'type' | 'inputMode'> & {
  /** Draws what was typed; only its digits count. */
  format(text: string): string
  onText(text: string): void
  /** Whether the typist is done with it; the focus then goes on to the field of that id. */
  readonly isWhole?: (text: string) => boolean
  readonly next?: string
}

/** A field of digits that is regrouped at each key, and whose caret stays where the typist left it. Its last digit leads on to the next field; what is mended or taken away in it does not. */
export function DigitsField({ format, onText, isWhole, next, ...field }: DigitsFieldProps) {
  const regroup = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const stood = String(field.value ?? '')
    const before = input.value.slice(0, input.selectionStart ?? input.value.length)
    const text = format(input.value)
    const caret = caretIn(text, digitsIn(format(before)).length)
    input.value = text
    input.setSelectionRange(caret, caret)
    onText(text)
    const isTyped = caret === text.length && text.length > stood.length && input === document.activeElement
    if (isTyped && next !== undefined && isWhole?.(text)) document.getElementById(next)?.focus()
  }
  return <TextField {...field} inputMode="numeric" autoCorrect="off" spellCheck={false} onChange={regroup} />
}
