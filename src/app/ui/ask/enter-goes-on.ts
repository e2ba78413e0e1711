import type { KeyboardEvent } from 'react'

/** For the `onKeyDown` of a long form: Enter (« Suivant » on a phone's keyboard) goes on to the next field, filled or not, and never sends. A text of several lines, a list and a button keep theirs. */
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

/** The control after this one that the keyboard would come to; a group of radio buttons is one, and is entered where it is chosen. */
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
