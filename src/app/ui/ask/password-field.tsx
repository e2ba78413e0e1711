import { useState } from 'react'
import { Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import './password-field.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>

/** A password with its Afficher / Masquer button. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, show] = useState(false)
  return (
    <Field {...props}>
      {(control, labelId) => (
        <div className="password">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            aria-describedby={
              [props['aria-describedby'], control['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
            type={shown ? 'text' : 'password'}
            className="control"
          />
          <button
            type="button"
            className="password-eye"
            aria-controls={control.id}
            aria-describedby={labelId}
            onClick={() => show(!shown)}
          >
            {shown ? 'Masquer' : 'Afficher'}
          </button>
        </div>
      )}
    </Field>
  )
}
