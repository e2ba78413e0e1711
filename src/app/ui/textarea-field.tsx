import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'

export type TextareaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, keyof FieldFrame | 'className'>

/** Several lines of text; grows with what is written. */
export function TextareaField(props: TextareaFieldProps) {
  return <Field {...props}>{(control) => <textarea {...control} className="control control-tall" />}</Field>
}
