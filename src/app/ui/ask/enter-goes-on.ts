import type { KeyboardEvent } from 'react'

/**
 * A long form's `onKeyDown`: Enter (« Suivant » on a phone) goes to the next field, filled or not, and never sends.
 * Textareas, lists and buttons keep theirs.
 */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event
  if (
    event.key !== 'Enter' ||
    event.defaultPrevented ||
    event.nativeEvent.isComposing ||
    !(target instanceof HTMLInputElement) ||
    target.type === 'file'
  )
    return
  event.preventDefault()
  nextField(currentTarget, target)?.focus()
}

/** The next control the keyboard would reach; a radio group counts as one, entered where it is chosen. */
function nextField({ elements }: HTMLFormElement, from: HTMLInputElement): HTMLElement | undefined {
  const all = [...elements].filter((element) => element.matches('input, select, textarea')) as HTMLInputElement[]
  return all
    .slice(all.indexOf(from) + 1)
    .find(
      (field) =>
        field.name !== '' && field.name !== from.name && !field.disabled && isStop(field) && field.checkVisibility(),
    )
}

function isStop({ type, form, name, checked }: HTMLInputElement): boolean {
  return type !== 'radio' || checked || form?.querySelector(`input[name="${name}"]:checked`) === null
}
