import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'

export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, keyof FieldFrame | 'className'>

/** One line of text; every attribute of an input passes through. */
export function TextField({ id, label, hint, error, required, optional, below, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, optional, below }}>
      {(control) => <input type="text" {...input} {...control} className="control" />}
    </Field>
  )
}
