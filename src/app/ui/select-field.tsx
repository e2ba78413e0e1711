import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import './select-field.css'

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

export type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, keyof FieldFrame | 'className'> & {
    options: readonly SelectOption[]
    /** Shown while the value is ''. */
    placeholder?: string | undefined
  }

/** The platform's own select, dressed. */
export function SelectField({
  id,
  label,
  hint,
  error,
  required,
  optional,
  below,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, optional, below }}>
      {(control) => (
        <div className="select">
          <select {...select} {...control} className="control">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}
