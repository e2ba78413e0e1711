import { useId } from 'react'
import { VisuallyHidden } from '../say/visually-hidden.tsx'
import { Note } from '../say/note.tsx'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'
import './new-password-field.css'

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'below' | 'autoComplete'> & {
  checks: readonly Check[]
  /** Why another one would be better, while nothing forbids this one. */
  warning?: string | undefined
}

/** A password to choose: what is asked of it ticks itself off while it is typed; a manager is told the same. */
export function NewPasswordField({ checks, warning, ...field }: NewPasswordFieldProps) {
  const list = useId()
  return (
    <PasswordField
      {...field}
      aria-describedby={list}
      {...rulesForManagers}
      autoComplete="new-password"
      below={
        <div id={list}>
          <Checklist label="Ton mot de passe contient" checks={checks} />
          <div role="status">{warning && <Note tone="warn">{warning}</Note>}</div>
        </div>
      }
    />
  )
}

/** Safari's own attribute, which React passes on. */
const rulesForManagers = {
  passwordrules:
    'minlength: 12; maxlength: 128; required: lower; required: upper; required: digit; required: [-!#$%&*+,.:;=?@_];',
}

type Check = { label: string; done: boolean }

/** What is asked, each ticked once it is there. */
function Checklist({ label, checks }: { label: string; checks: readonly Check[] }) {
  return (
    <ul className="checklist" aria-label={label}>
      {checks.map((check) => (
        <li key={check.label} data-done={check.done || undefined}>
          {check.label}
          <VisuallyHidden>{check.done ? ' : fait' : ' : à ajouter'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
