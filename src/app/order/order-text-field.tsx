import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import { useOrder } from './order-context.ts'
import type { TextName } from './order-values.ts'
import { useSentence } from './use-sentences.ts'
import { useValues } from './use-values.ts'

/** One line of text of the form, bound to its value and its sentence. */
export function OrderTextField({ name, ...field }: { readonly name: TextName } & Omit<TextFieldProps, 'name' | 'value' | 'error'>) {
  const { session } = useOrder()
  const value = useValues((values) => values[name])
  const error = useSentence(name)
  return (
    <TextField
      id={name}
      name={name}
      value={value}
      error={error}
      onChange={(event) => session.form.write(name, event.currentTarget.value)}
      onBlur={() => session.form.touch(name)}
      {...field}
    />
  )
}
