import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldFrame } from '#ui/ask/field.tsx'
import './select-field.css'

type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, keyof FieldFrame | 'className'> & {
    options: readonly SelectOption[]
    /** Shown while the value is ''. */
    placeholder?: string | undefined
    /** Another way to fill it, beside it where there is room. */
    beside?: ReactNode
  }

/** The platform's own select, dressed. */
export function SelectField({ options, placeholder, beside, ...props }: SelectFieldProps) {
  return (
    <Field {...props}>
      {(control) => (
        <div className="select-row">
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
          {beside}
        </div>
      )}
    </Field>
  )
}
