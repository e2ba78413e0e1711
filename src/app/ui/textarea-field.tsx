import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'

export type TextareaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, keyof FieldFrame | 'className'>

/** Several lines of text; grows with what is written. */
export function TextareaField({ id, label, hint, error, required, optional, below, ...textarea }: TextareaFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, optional, below }}>
      {(control) => <textarea {...textarea} {...control} className="control control-tall" />}
    </Field>
  )
}
