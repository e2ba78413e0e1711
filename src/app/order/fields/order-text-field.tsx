import { TextField, type TextFieldProps } from '#ui/ask/text-field.tsx'
import { leave, write } from '../model/order-actions.ts'
import { useOrder } from '../model/order-context.ts'
import type { TextName } from '../model/order-values.ts'
import { useSentence } from '../model/use-sentences.ts'
import { useValues } from '../model/use-values.ts'

/** One line of text of the form, bound to its value and its sentence. */
export function OrderTextField({
  name,
  ...field
}: { readonly name: TextName } & Omit<TextFieldProps, 'name' | 'value' | 'error'>) {
  const { state } = useOrder()
  const value = useValues((values) => values[name])
  const error = useSentence(name)
  return (
    <TextField
      id={name}
      name={name}
      value={value}
      error={error}
      onChange={(event) => write(state, name, event.currentTarget.value)}
      onBlur={() => leave(state, name)}
      enterKeyHint="next"
      {...field}
    />
  )
}
