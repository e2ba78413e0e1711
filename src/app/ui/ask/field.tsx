import { useId, type ReactNode } from 'react'
import { Hint, Problem } from './field-notes.tsx'
import './field.css'

export type FieldFrame = {
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  optional?: boolean | undefined
  /** In a narrow list the label stands within the control, over what is chosen. */
  inside?: boolean | undefined
  /** Shown under the control, before the error: a load gauge, a warning. */
  below?: ReactNode
}

/** What the control inside a field must carry. */
type ControlWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type Frame<Props> = FieldFrame &
  Props & {
    children: (control: Omit<Props, keyof FieldFrame | 'children'> & ControlWiring, labelId: string) => ReactNode
  }

/** Label above, hint, control, error; the control receives its wiring, and whatever else was passed. */
export function Field<Props extends object>({
  id,
  label,
  hint,
  error,
  required,
  optional,
  inside,
  below,
  children,
  ...others
}: Frame<Props>) {
  const own = useId()
  const control = id ?? own
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ')
  const wiring: ControlWiring = {
    id: control,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  }
  return (
    <div className="field" data-inside={inside || undefined}>
      <label className="field-label" id={`${control}-label`} htmlFor={control}>
        {label}
        <FieldMark optional={optional} />
      </label>
      {hint && <Hint id={`${control}-hint`}>{hint}</Hint>}
      {children({ ...others, ...wiring }, `${control}-label`)}
      {below}
      {error && <Problem id={`${control}-error`}>{error}</Problem>}
    </div>
  )
}

/** The word of an optional field: all others are required, and say so to who hears them. */
export function FieldMark({ optional }: Pick<FieldFrame, 'optional'>) {
  return optional ? <span className="field-optional"> (facultatif)</span> : null
}
