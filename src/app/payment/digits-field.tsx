import type { ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import { caretIn, digitsIn } from './card-text.ts'

type DigitsFieldProps = Omit<TextFieldProps, 'onChange' | 'type' | 'inputMode'> & {
  /** Draws what was typed; only its digits count. */
  format(text: string): string
  onText(text: string): void
}

/** A field of digits that is regrouped at each key, and whose caret stays where the typist left it. */
export function DigitsField({ format, onText, ...field }: DigitsFieldProps) {
  const regroup = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length)
    const text = format(input.value)
    const caret = caretIn(text, digitsIn(format(before)).length)
    input.value = text
    input.setSelectionRange(caret, caret)
    onText(text)
  }
  return <TextField {...field} inputMode="numeric" autoCorrect="off" spellCheck={false} onChange={regroup} />
}
