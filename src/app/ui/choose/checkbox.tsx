import { useId, type ComponentProps, type ReactNode } from 'react'
import { Problem } from '#ui/ask/field-notes.tsx'
import './checkbox.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode
  error?: string | undefined
}

/** A box to tick; the whole line is its target. */
export function Checkbox({ id, label, error, ...input }: CheckboxProps) {
  const own = useId()
  const control = id ?? own
  return (
    <div className="checkbox">
      <label className="checkbox-line" htmlFor={control}>
        <input
          {...input}
          id={control}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${control}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <Problem id={`${control}-error`}>{error}</Problem>}
    </div>
  )
}
