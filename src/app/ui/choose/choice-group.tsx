import { useId, type ReactNode, type Ref } from 'react'
import { FieldMark, type FieldFrame } from '#ui/ask/field.tsx'
import { Hint, Problem } from '#ui/ask/field-notes.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'

/** What every group of radio buttons takes. `onChange` receives the chosen value. */
export type ChoiceGroupFrame = Omit<FieldFrame, 'label'> & {
  legend: ReactNode
  hideLegend?: boolean | undefined
  name: string
  value: string | null | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLFieldSetElement> | undefined
}

type Shell = Pick<
  ChoiceGroupFrame,
  'id' | 'legend' | 'hideLegend' | 'hint' | 'error' | 'required' | 'optional' | 'below' | 'onBlur' | 'ref'
>

/** A question and its choices: fieldset, legend, hint, error. Its id can be focused from an error summary. */
export function ChoiceGroup({
  id,
  legend,
  hideLegend,
  hint,
  error,
  required,
  optional,
  below,
  onBlur,
  ref,
  children,
}: Shell & { children: ReactNode }) {
  const own = useId()
  const group = id ?? own
  const described = [hint && `${group}-hint`, error && `${group}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      ref={ref}
      id={group}
      className="field"
      role="radiogroup"
      tabIndex={-1}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required ? true : undefined}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onBlur?.()}
    >
      <legend className={hideLegend ? undefined : 'field-label'}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
        {!hideLegend && <FieldMark optional={optional} />}
      </legend>
      {hint && <Hint id={`${group}-hint`}>{hint}</Hint>}
      {children}
      {below}
      {error && <Problem id={`${group}-error`}>{error}</Problem>}
    </fieldset>
  )
}
