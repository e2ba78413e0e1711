import { useState } from 'react'
import { Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import './password-field.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>

/** A password with its Afficher / Masquer button. */
export function PasswordField({ id, label, hint, error, required, optional, below, ...input }: PasswordFieldProps) {
  const [shown, show] = useState(false)
  return (
    <Field {...{ id, label, hint, error, required, optional, below }}>
      {(control, labelId) => (
        <div className="password">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            aria-describedby={[input['aria-describedby'], control['aria-describedby']].filter(Boolean).join(' ') || undefined}
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
