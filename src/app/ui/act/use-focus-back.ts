import { useRef } from 'react'

/** Gives the focus back, when an overlay closes, to what had it; where that is gone, to the last control around it. */
export function useFocusBack() {
  const around = useRef<readonly HTMLElement[]>([])
  return {
    noteOpener(): void {
      around.current = withAncestors(document.activeElement)
    },
    giveBack(event: Event): void {
      event.preventDefault()
      const [opener] = around.current
      const left = around.current.find((element) => element.isConnected)
      // Who closed it has led the focus elsewhere already.
      if (left !== opener && document.activeElement !== document.body) return
      const controls =
        left === opener ? [] : [...(left?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? [])]
      ;(controls.at(-1) ?? left)?.focus()
    },
  }
}

function withAncestors(element: Element | null): HTMLElement[] {
  return element instanceof HTMLElement ? [element, ...withAncestors(element.parentElement)] : []
}
