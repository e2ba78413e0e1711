import { useState } from 'react'
import type { TypedField, TypedWords } from '#adapters/device/typed-words.ts'

/** A text as it is typed, kept on the device meanwhile. `sent`: the device need not keep it any more. */
export function useTyped(words: TypedWords, field: TypedField) {
  const [text, setText] = useState(() => words.read(field))
  return {
    text,
    type(next: string) {
      setText(next)
      words.keep(field, next)
    },
    sent: () => words.keep(field, ''),
  }
}
