import type { ComponentProps } from 'react'
import { typedLine } from '#rules/text/typed-text.ts'
import { Field, type FieldFrame } from './field.tsx'
import { typedInput } from './typed-input.ts'

export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, keyof FieldFrame | 'className'>

/** One line of text; every attribute of an input passes through. */
export function TextField(props: TextFieldProps) {
  return (
    <Field {...props}>
      {(control) => (
        <input type="text" {...control} onChange={typedInput(typedLine, props.onChange)} className="control" />
      )}
    </Field>
  )
}
