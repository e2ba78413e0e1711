import { useRef } from 'react'

/** Gives the focus back, when what lies over the page closes, to whatever had it when it opened. */
export function useFocusBack() {
  const opener = useRef<HTMLElement>(null)
  return {
    noteOpener(): void {
      opener.current = document.activeElement as HTMLElement | null
    },
    giveBack(event: Event): void {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
