import type { KeyboardEvent } from 'react'

/**
 * For the `onKeyDown` of a form: Enter (« Suivant » on a phone's keyboard) goes on to the next of these fields that is
 * still empty, from the present one and round; it sends the form once none is.
 */
export function enterMovesOn(names: readonly string[]): (event: KeyboardEvent<HTMLFormElement>) => void {
  return (event) => {
    const { target, currentTarget } = event
    if (
      event.key !== 'Enter' ||
      event.defaultPrevented ||
      event.nativeEvent.isComposing ||
      !(target instanceof HTMLInputElement)
    )
      return
    const next = nextEmpty(currentTarget, names, target.name)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
}

/** The first empty field after the one of that name; of those before it when there is none. */
function nextEmpty(
  { elements }: HTMLFormElement,
  names: readonly string[],
  from: string,
): HTMLInputElement | undefined {
  const at = names.indexOf(from)
  const round = [...names.slice(at + 1), ...names.slice(0, Math.max(at, 0))]
  const fields = round.map((name) => elements.namedItem(name)).filter((field) => field instanceof HTMLInputElement)
  return fields.find((field) => field.value.trim() === '')
}
