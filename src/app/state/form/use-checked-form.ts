import { useState, type ChangeEvent, type FocusEvent, type FormEvent } from 'react'
import type * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { brokenRules, createCheckedForm, problemsOf, type CheckedForm, type FormState } from './checked-form.ts'

/** What a text field of the form must carry. */
export interface FieldWires {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  onChange(event: ChangeEvent<HTMLInputElement>): void
  onBlur(event: FocusEvent<HTMLInputElement>): void
}

export interface CheckedFormView<Values extends object> {
  readonly form: CheckedForm<Values>
  readonly shown: FormState<Values>
  field(name: keyof Values & string): FieldWires
  /** The submit event: the first wrong field is focused, or the act is run once. */
  submit(act: () => Promise<void>): (event: FormEvent<HTMLFormElement>) => void
}

/** A form made for this mount, checked by the contract's own schema. */
export function useCheckedForm<Values extends object>(
  schema: v.GenericSchema<unknown, unknown>,
  blank: Values,
): CheckedFormView<Values> {
  const [form] = useState(() => createCheckedForm(blank))
  const shown = useSnapshot(form.state, { sync: true }) as FormState<Values>
  const problems = problemsOf(schema, shown)
  return {
    form,
    shown,
    field: (name) => ({
      id: name,
      name,
      value: String(shown.values[name] ?? ''),
      error: problems[name],
      onChange: (event) => form.type({ [name]: event.currentTarget.value } as Partial<Values>),
      // The submit button says it all at once; a sentence that appears now would move what is pressed.
      onBlur: ({ currentTarget, relatedTarget }) => isPressed(relatedTarget, currentTarget) || form.pass(name),
    }),
    submit: (act) => (event) => {
      event.preventDefault()
      form.leave(...Object.keys(blank))
      const [wrong] = Object.keys(brokenRules(schema, form.state.values))
      if (wrong === undefined) void form.once(act)
      else focusField(wrong)
    },
  }
}

/** Brings a field to the eye and the keyboard, out of what it is folded in. */
export function focusField(name: string): void {
  const field = document.getElementById(name)
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}

/** What is within the field itself stays where it is. */
function isPressed(element: EventTarget | null, field: HTMLElement): boolean {
  return (
    element instanceof HTMLElement &&
    element.matches('button, summary, a') &&
    field.closest('.field')?.contains(element) !== true
  )
}
