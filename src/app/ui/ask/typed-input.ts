import type { ChangeEventHandler } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Takes what a paste brings along unseen out of a field, before `heard` hears of it: the server refuses it. */
export function typedInput<C extends Control>(
  clean: (text: string) => string,
  heard?: ChangeEventHandler<C>,
): ChangeEventHandler<C> {
  return (event) => {
    const { currentTarget: control } = event
    const typed = clean(control.value)
    // To set what is there already would take the caret to its end.
    if (typed !== control.value) control.value = typed
    heard?.(event)
  }
}
