import type { ComponentProps } from 'react'
import { typedLines } from '#rules/text/typed-text.ts'
import { Field, type FieldFrame } from './field.tsx'
import { typedInput } from './typed-input.ts'

type TextareaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, keyof FieldFrame | 'className'>

/** Several lines of text; grows with what is written. */
export function TextareaField(props: TextareaFieldProps) {
  return (
    <Field {...props}>
      {(control) => (
        <textarea {...control} onChange={typedInput(typedLines, props.onChange)} className="control control-tall" />
      )}
    </Field>
  )
}
