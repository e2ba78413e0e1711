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
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  return (
    <Field {...props}>
      {(control) => (
        <div className="select">
          <select {...control} className="control">
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
