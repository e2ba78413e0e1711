import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'

export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, keyof FieldFrame | 'className'>

/** One line of text; every attribute of an input passes through. */
export function TextField(props: TextFieldProps) {
  return <Field {...props}>{(control) => <input type="text" {...control} className="control" />}</Field>
}
